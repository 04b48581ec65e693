import type { Task } from '@throughline/core/task'
import { dueDay, dueOn } from '@throughline/core/task/rules'
import { ask } from '../../messages/ask.ts'
import { day as dayWords } from '../../messages/day.ts'
import { taskPane } from '../../messages/task-pane.ts'
import { time } from '../../messages/time.ts'
import { client } from '../desk/client.ts'
import { nearDayWords, shortDate } from '../desk/words/day.ts'
import { durationWords, readDuration } from '../desk/words/duration.ts'
import { nearDaysInTurn } from '../desk/words/near-days.ts'
import type { Ask, Choice, Here } from '../shortcuts/action.ts'
import { dayLine, whenOf } from '../when/rules/day-line.ts'
import { whenWords } from '../when/words/chosen-day.ts'
import type { TaskEdit } from './rules/change.ts'
import { dueBy, withoutDue } from './rules/due.ts'
import { readTags, writeTags } from './rules/tags.ts'
import { editTasks } from './state/edit-tasks.ts'
import { $goals, offeredGoals } from './state/goals.ts'
import { knownTags } from './state/known-tags.ts'
import { addTime } from './state/time.ts'
import { readSpan } from './words/span.ts'

/** The values that can be given to tasks from the palette. */

const each = ({ tasks }: Here, changes: TaskEdit) => editTasks(tasks, () => changes)
const allHave = ({ tasks }: Here, test: (task: Task) => boolean) => tasks.length > 0 && tasks.every(test)

/** The days that are chosen by name, and none. */
const days = (here: Here, dayOf: (task: Task) => string | null, set: (date: string) => unknown, clear: () => unknown): Choice[] => [
  ...nearDaysInTurn(here.desk).map(([key, date]) => ({
    key,
    words: nearDayWords(key, here.desk.today),
    detail: shortDate(date, here.desk),
    isNow: allHave(here, (task) => dayOf(task) === date),
    run: () => set(date),
  })),
  { key: 'none', words: dayWords.none, isNow: allHave(here, (task) => dayOf(task) === null), run: clear },
]

export const askDue: Ask = {
  label: ask.due.label,
  placeholder: ask.due.placeholder,
  choices: (here) =>
    days(
      here,
      dueDay,
      (date) => editTasks(here.tasks, (task) => dueOn(task, date)),
      () => editTasks(here.tasks, withoutDue),
    ),
  async read(here, typed) {
    const when = whenOf(await client.tasks.readQuickAdd(dayLine(typed)))
    if (!when) return []
    const run = () => editTasks(here.tasks, (task) => dueBy(task, when, here.desk.timeZone))
    return [{ key: 'read', words: whenWords(when, here.desk), detail: ask.due.read, run }]
  },
}

export const askStart: Ask = {
  label: taskPane.starts,
  placeholder: ask.start,
  choices: (here) =>
    days(
      here,
      ({ startDate }) => startDate,
      (startDate) => each(here, { startDate }),
      () => each(here, { startDate: null }),
    ),
  async read(here, typed) {
    const when = whenOf(await client.tasks.readQuickAdd(dayLine(typed)))
    if (!when || when.time || when.repeat) return []
    return [{ key: 'read', words: whenWords(when, here.desk), detail: ask.due.read, run: () => each(here, { startDate: when.date }) }]
  },
}

export const askPriority: Ask = {
  label: taskPane.priority,
  placeholder: ask.priority,
  choices: (here) =>
    (['urgent', 'high', 'medium', 'low', 'none'] as const).map((priority) => ({
      key: priority,
      words: taskPane.priorities[priority],
      isNow: allHave(here, (task) => task.priority === priority),
      run: () => each(here, { priority }),
    })),
}

export const askTags: Ask = {
  label: taskPane.tags,
  placeholder: ask.tags.placeholder,
  isApart: true,
  choices(here, typed) {
    const theirs = here.tasks.flatMap(({ tags }) => tags)
    const all = [...new Set([...theirs, ...knownTags()])]
    const known = all.map((tag): Choice => {
      const isOn = allHave(here, ({ tags }) => tags.includes(tag))
      const change = (tags: readonly string[]) => (isOn ? tags.filter((other) => other !== tag) : [...new Set([...tags, tag])])
      return {
        key: tag,
        words: `#${tag}`,
        ...(isOn && { detail: ask.tags.takeOff }),
        isNow: isOn,
        run: () => editTasks(here.tasks, ({ tags }) => ({ tags: change(tags) })),
      }
    })
    const fresh = readTags(typed).filter((tag) => !all.includes(tag))
    if (!fresh.length) return known
    const add: Choice = {
      key: 'new',
      words: ask.tags.add(writeTags(fresh)),
      run: () => editTasks(here.tasks, ({ tags }) => ({ tags: [...tags, ...fresh] })),
    }
    return [...known, { ...add, isMade: true }]
  },
}

export const askGoal: Ask = {
  label: taskPane.goal,
  placeholder: ask.goal.placeholder,
  choices(here) {
    const goals = offeredGoals($goals.get()).map(
      ({ id, title }): Choice => ({
        key: id,
        words: title,
        isNow: allHave(here, ({ goalId }) => goalId === id),
        run: () => each(here, { goalId: id }),
      }),
    )
    const none = {
      key: 'none',
      words: ask.goal.none,
      isNow: allHave(here, ({ goalId }) => goalId === null),
      run: () => each(here, { goalId: null }),
    }
    return [...goals, none]
  },
}

export const askDuration: Ask = {
  label: taskPane.duration,
  placeholder: taskPane.durationHelp,
  choices(here, typed) {
    const minutes = typed.trim() ? readDuration(typed) : null
    const fixed = [15, 30, 45, 60, 120].map((minutes) => durationChoice(here, minutes))
    return minutes ? [{ ...durationChoice(here, minutes), isMade: true }] : [...fixed, noDuration(here)]
  },
}

const durationChoice = (here: Here, minutes: number): Choice => ({
  key: String(minutes),
  words: durationWords(minutes),
  isNow: allHave(here, ({ durationMinutes }) => durationMinutes === minutes),
  run: () => each(here, { durationMinutes: minutes }),
})

const noDuration = (here: Here): Choice => ({
  key: 'none',
  words: ask.noDuration,
  isNow: allHave(here, ({ durationMinutes }) => durationMinutes === null),
  run: () => each(here, { durationMinutes: null }),
})

/** Time that was spent, until now or from when until when, on the one task at hand. */
export const askTime: Ask = {
  label: time.add,
  placeholder: time.whenHint,
  meant: (line) => new RegExp(`^(?:${time.verbs.join('|')})\\s+(.+)$`, 'iu').exec(line.trim())?.[1] ?? null,
  choices(here, typed) {
    const span = typed.trim() ? spentChoice(here, typed, typed) : null
    return span ? [{ ...span, isMade: true }] : [15, 30, 45, 60].flatMap((n) => spentChoice(here, `${n}m`, durationWords(n)) ?? [])
  },
}

function spentChoice({ desk, task }: Here, text: string, said: string): Choice | null {
  const spanNow = () => readSpan(text, { ...desk, date: desk.today, now: new Date().toISOString() })
  if (!task || !spanNow()) return null
  const minutes = readDuration(text)
  // It ends when it is written down, not when the palette was opened.
  const run = () => {
    const span = spanNow()
    return span && addTime(task, { ...span, note: '' })
  }
  return { key: text, words: minutes ? durationWords(minutes) : said, run }
}
