import { command } from '../../messages/command.ts'
import { exportEverything, places as words } from '../../messages/places.ts'
import { discussionHrefs } from '../addresses/discussions.ts'
import { careerHrefs } from '../career/rules/views.ts'
import { interviewHrefs } from '../interview/rules/views.ts'
import { type Action, defineActions } from '../shortcuts/action.ts'

/** What the rail and one's own menu lead to and no area has an action for. */
export const places: Record<keyof typeof words, string> = {
  interview: interviewHrefs.practice,
  settings: '/settings/account',
  profile: '/profile',
  'goals-achieved': '/goals?show=achieved',
  'my-discussions': discussionHrefs.mine,
  'resolved-discussions': discussionHrefs.resolved,
  experience: careerHrefs.experience,
  skills: careerHrefs.skills,
  packets: careerHrefs.packets,
  resumes: careerHrefs.resumes,
  stories: interviewHrefs.stories,
  questions: interviewHrefs.questions,
  rehearsals: interviewHrefs.rehearsals,
  'target-jobs': interviewHrefs.jobs,
  'calendar-settings': '/settings/calendar',
  'notification-settings': '/settings/notifications',
  subscription: '/settings/subscription',
}

// Short, because every page loads it.
export const placeActions = defineActions(
  ...Object.entries(places).map(
    ([name, href]): Action => ({
      id: `go-${name}`,
      group: 'go',
      words: command.actions.go(words[name as keyof typeof words]),
      icon: 'right',
      keys: name === 'interview' ? ['g p'] : [],
      run: () => location.assign(href),
    }),
  ),
  { id: 'export-everything', group: 'app', words: exportEverything, run: () => location.assign('/settings/export') },
)
