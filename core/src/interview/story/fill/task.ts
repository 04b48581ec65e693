import type { Evidence, Win } from '../../../career/index.ts'
import type { Goal } from '../../../goal/index.ts'
import { asSentence, type Fact, type Origin, ofPiece, type Telling } from './fact.ts'

/** Titles of tasks that are told of a win. */
export const MOST_TASKS = 3

/** The goal that a piece of evidence works for, or is. */
export const goalIdOf = ({ goalOfTask }: Pick<Telling, 'goalOfTask'>, { kind, recordId, goalId }: Evidence): string | null =>
  kind === 'goal' ? recordId : (goalId ?? goalOfTask.get(recordId ?? '') ?? null)

/** What was to be reached: its goals, each once. */
export function goalsOf(telling: Telling, win: Win): Fact[] {
  const from = new Map<string, { name: string; goal: Goal | undefined; origins: Origin[] }>()
  for (const piece of win.evidence) {
    const id = goalIdOf(telling, piece)
    if (id === null) continue
    const goal = telling.goals.get(id)
    // Of a goal that is gone a check-in and the goal itself say what it was called.
    if (!goal && piece.kind === 'task') continue
    const known = from.get(id) ?? { name: goal?.title ?? piece.title, goal, origins: [] }
    known.origins.push(ofPiece(win, piece))
    from.set(id, known)
  }
  return [...from.values()].map(({ name, goal, origins }) => ({
    part: 'task',
    words: [asSentence(telling.phrases.goal(telling.words.quoted(name), goal ? wayOf(telling, goal) : null)), whyOf(goal)]
      .filter(Boolean)
      .join(' '),
    from: origins,
  }))
}

/** From where to where, unless the name says where to. */
function wayOf({ words }: Telling, { title, metric }: Goal): string | null {
  const { type, direction, start, target, unit } = metric
  if (direction === 'within' || start === target || title.replaceAll(',', '.').includes(target)) return null
  if (type === 'percent') return words.fromTo(start, target, '%')
  if (type === 'number' || type === 'currency') return words.fromTo(start, target, unit)
  return null
}

/** Why it mattered, where that is a short paragraph. */
function whyOf(goal: Goal | undefined): string {
  const why = goal?.why.trim() ?? ''
  return why === '' || why.includes('\n') || why.length > 400 ? '' : asSentence(why)
}

/** The same by what the tasks were called. */
export function tasksOf({ words, phrases }: Telling, win: Win): Fact[] {
  const tasks = win.evidence.filter(({ kind, title }) => kind === 'task' && title !== '' && title !== win.title).slice(0, MOST_TASKS)
  if (tasks.length === 0) return []
  const names = new Intl.ListFormat(words.locale, { type: 'conjunction' }).format(tasks.map(({ title }) => words.quoted(title)))
  return [{ part: 'task', words: asSentence(phrases.tasks(names)), from: tasks.map((piece) => ofPiece(win, piece)) }]
}
