import type { Task } from '../../task/index.ts'
import { countsOf, type ImportPlan, type OwnRecords, type PlannedTask } from '../plan.ts'
import type { ProblemList } from '../problem-list.ts'
import { inTree } from '../tree-plan.ts'

/** Tasks by their ids, with the lines they stand on in a file that has any. */
interface Own extends OwnRecords {
  lines?: ReadonlyMap<string, number>
}

/** The plan that makes records as they were. Those whose id was there before are left out. */
export function ownPlan({ tasks, completions, timeEntries, lines }: Own, problems: ProblemList): ImportPlan {
  const inOrder = once(tasks, (task) =>
    problems.add(lines?.get(task.id) ?? task.title, 'Another task of this file has the same id; it was left out.'),
  ).toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : 1))
  const placed = inTree(
    inOrder.map((record) => ({
      ...{ key: record.id, parentKey: record.parentId, blockerKeys: record.blockedBy },
      ...{ line: lines?.get(record.id) ?? null, title: record.title, depth: 1, parent: null as number | null, blockedBy: [] as number[] },
      record,
    })),
    problems,
  )
  const idAt = (place: number) => placed[place]?.key as string
  const made = placed.map(
    ({ record, parent, blockedBy }): Task => ({
      ...record,
      parentId: parent === null ? null : idAt(parent),
      blockedBy: blockedBy.map(idAt),
    }),
  )
  const planned = placed.map(({ record, line, depth, parent, blockedBy }) => plannedOf(record, { line, depth, parent, blockedBy }))
  return {
    tasks: planned,
    sections: [],
    problems: problems.sorted(),
    counts: { ...countsOf(planned), sections: 0, notes: 0 },
    records: { tasks: made, completions: once(completions), timeEntries: once(timeEntries) },
  }
}

function once<R extends { id: string }>(records: readonly R[], report: (record: R) => void = () => {}): R[] {
  const known = new Set<string>()
  return records.filter((record) => {
    if (known.has(record.id)) report(record)
    return !known.has(record.id) && known.add(record.id)
  })
}

function plannedOf(task: Task, place: Pick<PlannedTask, 'line' | 'depth' | 'parent' | 'blockedBy'>): PlannedTask {
  const { title, notes, status, priority, dueDate, dueAt, timeZone, startDate, durationMinutes, recurrence, reminders } = task
  const { checklist, tags, closedAt, createdAt } = task
  return {
    ...{ title, notes, status, priority, dueDate, dueAt, timeZone, startDate, durationMinutes, recurrence, reminders },
    ...{ tags, closedAt, createdAt, checklist: checklist.map(({ text, done }) => ({ text, done })) },
    ...place,
  }
}
