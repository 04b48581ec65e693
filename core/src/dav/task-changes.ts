import type { ChecklistItem, Task, TaskChanges } from '../task/index.ts'
import type { SaidTask, TodoObject } from './read-todo-object.ts'

const TICK = /^- \[([ xX])\] (.*)$/

/**
 * What a program changed in a to-do: what differs between how the task was served and how it came back, so that nothing is
 * lost that iCalendar has no words for.
 */
export function taskChanges(task: Pick<Task, 'checklist'>, before: TodoObject, after: TodoObject): TaskChanges {
  const { notes: notesBefore, recurrence: repeatBefore, ...was } = before.said
  const { notes, recurrence, ...is } = after.said
  const names = Object.keys(is) as (keyof typeof is)[]
  const changes: TaskChanges = Object.fromEntries(names.filter((name) => differs(was[name], is[name])).map((name) => [name, is[name]]))
  if ('dueDate' in changes || 'dueAt' in changes || 'timeZone' in changes)
    Object.assign(changes, is.dueAt ? { dueAt: is.dueAt, timeZone: is.timeZone } : { dueDate: is.dueDate, dueAt: null })
  if (differs(ruleOf(repeatBefore), ruleOf(recurrence))) changes.recurrence = recurrence
  if (after.status !== before.status && after.status !== 'done') changes.status = after.status
  return notes === notesBefore ? changes : { ...changes, ...notesAndList(notes, task.checklist) }
}

const differs = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b)

/** The anchor follows the due day, which says itself when it moves. */
const ruleOf = (recurrence: SaidTask['recurrence']) => recurrence && { ...recurrence, anchor: null }

/** The checklist stands at the end of the description. One that is missing there was left out by the program, not emptied. */
function notesAndList(description: string, checklist: readonly ChecklistItem[]): TaskChanges {
  if (checklist.length === 0) return { notes: description }
  const lines = description.split('\n')
  let first = lines.length
  while (first > 0 && TICK.test(lines[first - 1] as string)) first--
  const ticks = lines.slice(first).map((line) => TICK.exec(line) as RegExpExecArray)
  const notes = lines.slice(0, first).join('\n').trimEnd()
  if (ticks.length === 0) return { notes }
  const left = [...checklist]
  const items = ticks.map(([, mark, text = '']) => {
    const known = left.findIndex((item) => item.text === text)
    const [item] = known < 0 ? [] : left.splice(known, 1)
    return { ...(item && { id: item.id }), text: text.trim() || '…', done: mark !== ' ' }
  })
  return { notes, checklist: items.slice(0, 100) }
}
