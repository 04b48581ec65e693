import { type Attachment, attachments, isSafeImage } from '../../attachment/index.ts'
import { experiences, skills, wins } from '../../career/index.ts'
import type { ArchivedKind } from '../../export/index.ts'
import { checkIns, goals } from '../../goal/index.ts'
import { mockInterviews, practiceCards, questions, rehearsals, stories, targetJobs } from '../../interview/index.ts'
import { journalEntries, journals, journalTemplates } from '../../journal/index.ts'
import type { Kind, StoredRecord } from '../../kernel/index.ts'
import { resumes } from '../../resume/index.ts'
import { reviewPackets } from '../../review/index.ts'
import { type DateContext, savedViews, type Task, tasks, taskTemplates } from '../../task/index.ts'
import type { GoalFinder } from '../account-goals.ts'
import { countsOf, type ImportPlan, type OwnRecord, type PlannedTask } from '../plan.ts'
import type { ProblemList } from '../problem-list.ts'
import { inTree } from '../tree-plan.ts'

/** Whose export it is, and which goals they have. */
export interface OwnReading {
  context: DateContext
  goals: GoalFinder
}

interface Own {
  tasks: readonly Task[]
  /** All that is no task. */
  others: readonly OwnRecord[]
  /** The lines tasks stand on in a file that has any, by their ids. */
  lines?: ReadonlyMap<string, number>
}

/** The plan that makes records as they were. Those whose id was there before are left out. */
export function ownPlan({ tasks: found, others, lines }: Own, problems: ProblemList): ImportPlan {
  const inOrder = once(found, (task) =>
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
  const ids = new Set<string>()
  const kept = others.filter(({ kind, record }) => !ids.has(`${kind.name} ${record.id}`) && ids.add(`${kind.name} ${record.id}`))
  const countOf = ({ name }: Kind) => kept.filter(({ kind }) => kind.name === name).length
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
    counts: {
      ...countsOf(planned),
      files: filesOf(kept, false),
      photos: filesOf(kept, true),
      savedViews: countOf(savedViews),
      templates: countOf(taskTemplates),
      goals: countOf(goals),
      checkIns: countOf(checkIns),
      entries: countOf(journalEntries),
      journals: countOf(journals),
      entryTemplates: countOf(journalTemplates),
      experiences: countOf(experiences),
      wins: countOf(wins),
      skills: countOf(skills),
      packets: countOf(reviewPackets),
      resumes: countOf(resumes),
      questions: countOf(questions),
      stories: countOf(stories),
      cards: countOf(practiceCards),
      rehearsals: countOf(rehearsals),
      mockInterviews: countOf(mockInterviews),
      targetJobs: countOf(targetJobs),
    },
    records: [...made.map(of(tasks)), ...kept],
  }
}

/** How many files are pictures of an entry, or anything else. */
const filesOf = (records: readonly OwnRecord[], arePhotos: boolean) =>
  records.filter(({ kind, record }) => kind.name === attachments.name && isPhoto(record as Attachment) === arePhotos).length

const isPhoto = ({ owner, type }: Attachment) => owner.kind === journalEntries.name && isSafeImage(type)

/** Records as those of their kind. */
export const of =
  <R extends StoredRecord>(kind: Kind<R>) =>
  (record: R): OwnRecord => ({ kind: kind as ArchivedKind<R> as ArchivedKind, record })

function once<R extends { id: string }>(records: readonly R[], report: (record: R) => void): R[] {
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
