import { type CheckIn, checkIns, type Goal, goals as goalKind } from '../goal/index.ts'
import { type JournalEntry, journalEntries } from '../journal/index.ts'
import { type PreviewedCareer, previewedCareer } from './career/previewed-career.ts'
import { daysOf, type PreviewedDays, type PreviewedEntry, previewedEntry, previewedRecord } from './journal/previewed-entry.ts'
import type { ImportPlan, OwnRecord, PlannedGoal, PlannedQuestion } from './plan.ts'
import type { ImportFormat } from './schema.ts'

/** How many tasks and sections a preview shows. */
export const PREVIEW_ROWS = 20

/** How many questions: whoever pastes a list wants to see what each is taken for. */
const PREVIEW_QUESTIONS = 500

/** A goal with how much was written down of it, and from when to when. */
export interface PreviewedGoal extends Omit<PlannedGoal, 'checkIns' | 'status'> {
  status: Goal['status']
  checkIns: { count: number; from: string | null; to: string | null }
}

export interface ImportPreview
  extends Omit<
    ImportPlan,
    'tasks' | 'records' | 'settings' | 'ownGoals' | 'archive' | 'found' | 'goals' | 'entries' | 'entryIds' | 'career' | 'questions'
  > {
  format: ImportFormat
  /** The first tasks as they will look. `sections` are the first ones, too; `counts` has all. */
  rows: ImportPlan['tasks']
  /** The first goals of a file of habits, or of an own export. */
  goals: PreviewedGoal[]
  /** The first entries of a journal, and the days of all. */
  entries: PreviewedEntry[]
  days: PreviewedDays | null
  /** The first experiences and skills of a career, and what it says of the person. */
  career: PreviewedCareer | null
  /** The questions of a list. */
  questions: PlannedQuestion[]
}

/** Counts, the first rows, and the problems of a plan. */
export function previewOf(read: ImportPlan & { format: ImportFormat }): ImportPreview {
  const {
    tasks,
    sections,
    goals = [],
    entries = [],
    records = [],
    settings: _____,
    ownGoals: _,
    entryIds: __,
    archive: ___,
    found: ____,
    career,
    questions = [],
    ...plan
  } = read
  const own = entriesIn(records)
  return {
    ...plan,
    sections: sections.slice(0, PREVIEW_ROWS),
    rows: tasks.slice(0, PREVIEW_ROWS),
    goals: [...goals.slice(0, PREVIEW_ROWS).map(previewed), ...goalsIn(records)].slice(0, PREVIEW_ROWS),
    entries: [...entries.slice(0, PREVIEW_ROWS).map(previewedEntry), ...own.slice(0, PREVIEW_ROWS).map(previewedRecord)],
    days: daysOf([...entries, ...own]),
    career: career ? previewedCareer(career) : null,
    questions: questions.slice(0, PREVIEW_QUESTIONS),
  }
}

const previewed = ({ checkIns, ...goal }: PlannedGoal): PreviewedGoal => ({
  ...goal,
  checkIns: { count: checkIns.length, from: checkIns[0]?.localDate ?? null, to: checkIns.at(-1)?.localDate ?? null },
})

function goalsIn(records: readonly OwnRecord[]): PreviewedGoal[] {
  const found = records.flatMap(({ kind, record }) => (kind.name === goalKind.name ? [record as Goal] : [])).slice(0, PREVIEW_ROWS)
  const said = records.flatMap(({ kind, record }) => (kind.name === checkIns.name ? [record as CheckIn] : []))
  const ofGoal = Map.groupBy(said, ({ goalId }) => goalId)
  return found.map(({ id, title, why, horizon, startDate, checkInEvery, metric, status }) => {
    const days = (ofGoal.get(id) ?? []).map(({ localDate }) => localDate).sort()
    const checkIns = { count: days.length, from: days[0] ?? null, to: days.at(-1) ?? null }
    return { line: null, title, why, horizon, startDate, checkInEvery, metric, status, checkIns }
  })
}

const entriesIn = (records: readonly OwnRecord[]) =>
  records.flatMap(({ kind, record }) => (kind.name === journalEntries.name ? [record as JournalEntry] : []))
