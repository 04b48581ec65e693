import { entryName } from '@throughline/core/journal/rules'
import { isActive } from '@throughline/core/task/rules'
import { command as words } from '../../messages/command.ts'
import { palette } from '../../messages/palette.ts'
import { experienceHref, packetHref, resumeHref } from '../addresses/career.ts'
import { discussionHref } from '../addresses/discussions.ts'
import { entryHref } from '../addresses/entries.ts'
import { goalHref } from '../addresses/goals.ts'
import { questionHref } from '../addresses/interview.ts'
import { storyHref } from '../addresses/stories.ts'
import { taskHref } from '../addresses/tasks.ts'
import { winHref } from '../addresses/wins.ts'
import { nameOf } from '../career/experience/names.ts'
import { dueWords, shortDate } from '../desk/words/day.ts'
import { interviewHrefs } from '../interview/rules/views.ts'
import type { Here } from '../shortcuts/action.ts'
import { openTask } from '../task/state/open.ts'
import type { Entry } from './rules/entries.ts'
import type { Hit } from './state/found.ts'

type Shown = Pick<Entry, 'words' | 'detail' | 'icon' | 'run'>
type Showing = { [K in Hit['kind']]: (record: Extract<Hit, { kind: K }>['record'], here: Here) => Shown }

/** How what was found of each kind is shown, and opened. */
const showing: Showing = {
  task: (task, { desk }) => ({
    words: task.title,
    detail: isActive(task) ? (dueWords(task, desk) ?? palette.kinds.task) : words.done,
    icon: isActive(task) ? 'ring' : 'tasks',
    run: () => (document.querySelector('.pane, .task-list') ? openTask(task.id, desk) : location.assign(taskHref(task.id))),
  }),
  goal: (goal) => ({
    words: goal.title,
    detail: palette.kinds.goal,
    icon: 'goal',
    run: () => location.assign(goalHref(goal.id)),
  }),
  'check-in': (checkIn, { desk }) => ({
    words: cutShort(checkIn.note),
    detail: palette.kinds['check-in'](shortDate(checkIn.localDate, desk)),
    icon: 'goal',
    run: () => location.assign(goalHref(checkIn.goalId)),
  }),
  'journal-entry': (entry, { desk }) => ({
    words: entryName(entry),
    detail: palette.kinds['journal-entry'](shortDate(entry.entryDate, desk)),
    icon: 'pen',
    run: () => location.assign(entryHref(entry.id)),
  }),
  win: (win) => ({
    words: win.title,
    detail: palette.kinds.win,
    icon: 'win',
    run: () => location.assign(winHref(win.id)),
  }),
  experience: (experience) => ({
    words: nameOf(experience),
    detail: palette.kinds.experience,
    icon: 'win',
    run: () => location.assign(experienceHref(experience.id)),
  }),
  skill: (skill) => ({
    words: skill.name,
    detail: palette.kinds.skill,
    icon: 'star',
    run: () => location.assign('/career/skills'),
  }),
  'review-packet': (packet) => ({
    words: packet.title,
    detail: palette.kinds['review-packet'],
    icon: 'file',
    run: () => location.assign(packetHref(packet.id)),
  }),
  resume: (resume) => ({
    words: resume.name,
    detail: palette.kinds.resume,
    icon: 'file',
    run: () => location.assign(resumeHref(resume.id)),
  }),
  story: (story) => ({
    words: story.title,
    detail: palette.kinds.story,
    icon: 'win',
    run: () => location.assign(storyHref(story.id)),
  }),
  question: (question) => ({
    words: question.text,
    detail: palette.kinds.question,
    icon: 'search',
    run: () => location.assign(questionHref(question.id)),
  }),
  'target-job': (job) => ({
    words: job.role || job.company,
    detail: palette.kinds['target-job'](job.company),
    icon: 'flag',
    run: () => location.assign(`${interviewHrefs.jobs}/${job.id}`),
  }),
  participation: (discussion) => ({
    words: discussion.title,
    detail: palette.kinds.participation,
    icon: 'talk',
    run: () => location.assign(discussionHref(discussion.id)),
  }),
}

/** As much of a note as a line shows. */
const LINE = 120
const cutShort = (note: string): string => note.replace(/\s+/g, ' ').slice(0, LINE)

export const shownHit = (hit: Hit, here: Here): Entry => ({
  key: `${hit.kind}:${hit.record.id}`,
  ...shown(hit, here),
})

function shown(hit: Hit, here: Here): Shown {
  if (hit.kind === 'win') return showing.win(hit.record, here)
  if (hit.kind === 'experience') return showing.experience(hit.record, here)
  if (hit.kind === 'skill') return showing.skill(hit.record, here)
  if (hit.kind === 'review-packet') return showing['review-packet'](hit.record, here)
  if (hit.kind === 'resume') return showing.resume(hit.record, here)
  if (hit.kind === 'story') return showing.story(hit.record, here)
  if (hit.kind === 'question') return showing.question(hit.record, here)
  if (hit.kind === 'target-job') return showing['target-job'](hit.record, here)
  if (hit.kind === 'participation') return showing.participation(hit.record, here)
  if (hit.kind === 'check-in') return showing['check-in'](hit.record, here)
  if (hit.kind === 'task') return showing.task(hit.record, here)
  return hit.kind === 'goal' ? showing.goal(hit.record, here) : showing['journal-entry'](hit.record, here)
}
