import type { IconName } from '../../components/icons.ts'
import { command } from '../../messages/command.ts'
import { exportEverything, places as words } from '../../messages/places.ts'
import { careerHrefs } from '../career/rules/views.ts'
import { discussionHrefs } from '../discussion/rules/views.ts'
import { interviewHrefs } from '../interview/rules/views.ts'
import { defineActions } from './action.ts'

type Place = [href: string, icon: IconName, keys?: string]

/** What the rail and one's own menu lead to and no area has an action for. */
export const places: Record<keyof typeof words, Place> = {
  interview: [interviewHrefs.practice, 'win', 'g p'],
  settings: ['/settings/account', 'person'],
  profile: ['/profile', 'person'],
  'goals-quarter': ['/goals?show=quarter', 'goal'],
  'goals-year': ['/goals?show=year', 'goal'],
  'goals-achieved': ['/goals?show=achieved', 'goal'],
  'my-discussions': [discussionHrefs.mine, 'talk'],
  'resolved-discussions': [discussionHrefs.resolved, 'talk'],
  experience: [careerHrefs.experience, 'win'],
  skills: [careerHrefs.skills, 'star'],
  packets: [careerHrefs.packets, 'file'],
  resumes: [careerHrefs.resumes, 'file'],
  stories: [interviewHrefs.stories, 'win'],
  questions: [interviewHrefs.questions, 'search'],
  rehearsals: [interviewHrefs.rehearsals, 'play'],
  'target-jobs': [interviewHrefs.jobs, 'flag'],
  'calendar-settings': ['/settings/calendar', 'calendar'],
  'notification-settings': ['/settings/notifications', 'bell'],
  subscription: ['/settings/subscription', 'person'],
}

export const placeActions = defineActions(
  ...(Object.keys(words) as (keyof typeof words)[]).map((name) => {
    const [href, icon, keys] = places[name]
    return {
      id: `go-${name}`,
      group: 'go' as const,
      words: command.actions.go(words[name]),
      icon,
      ...(keys && { keys: [keys] }),
      run: () => location.assign(href),
    }
  }),
  { id: 'export-everything', group: 'app', words: exportEverything, run: () => location.assign('/settings/export') },
)
