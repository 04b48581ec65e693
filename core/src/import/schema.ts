import { z } from 'zod'
import { defineKind, envelope, RecordId, type StoredRecord } from '../kernel/index.ts'

export const ImportFormat = z
  .enum([
    'todoist-csv',
    'ticktick-csv',
    'ics',
    'vikunja-zip',
    'loop-zip',
    'dayone-zip',
    'jrnl-json',
    'markdown-zip',
    'json-resume',
    'linkedin-zip',
    'cv-document',
    'question-list',
    'throughline-zip',
  ])
  .meta({ id: 'ImportFormat' })
export type ImportFormat = z.infer<typeof ImportFormat>

/** What an import may be of: a file that somebody sent, or the sample data. */
export const ImportOrigin = z.enum([...ImportFormat.options, 'sample-data']).meta({ id: 'ImportOrigin' })
export type ImportOrigin = z.infer<typeof ImportOrigin>

/** Problems that are listed of one file. */
export const MAX_PROBLEMS = 1000

/** Something in the file that could not be taken over as it stood. */
export const ImportProblem = z
  .object({
    /** Line of the file, or number of the entry, from 1; of its first line when a row has several; `null` in a file that has none. */
    line: z.int().min(1).nullable(),
    /** What it is about, where there is no line: the title of a task, the day of an entry, the path of a file. */
    task: z.string().max(100).optional(),
    /** A sentence that says what became of it. */
    message: z.string(),
  })
  .meta({ id: 'ImportProblem', example: { line: 12, message: 'The date “every third moon” was not understood; it is kept in the notes.' } })
export type ImportProblem = z.infer<typeof ImportProblem>

export const ImportCounts = z
  .object({
    /** All tasks, subtasks among them. */
    tasks: z.int(),
    subtasks: z.int(),
    sections: z.int(),
    notes: z.int(),
    /** Different tags. */
    tags: z.int(),
    withDate: z.int(),
    recurring: z.int(),
    done: z.int(),
    checklistItems: z.int(),
    reminders: z.int(),
    /** Files of tasks, and those of entries that are no pictures. */
    files: z.int(),
    /** Of an own archive alone. */
    savedViews: z.int(),
    templates: z.int(),
    /** Of a file of habits, too. */
    goals: z.int(),
    checkIns: z.int(),
    /** Of the journal. */
    entries: z.int(),
    /** Pictures of entries. */
    photos: z.int(),
    /** The two of an own archive alone. */
    journals: z.int(),
    entryTemplates: z.int(),
    /** Of a career. */
    experiences: z.int(),
    wins: z.int(),
    skills: z.int(),
    /** What a file says of the person: fields, and items of lists. */
    profileFacts: z.int(),
    /** Of an own archive alone. */
    packets: z.int(),
    resumes: z.int(),
    /** Of interviews. */
    questions: z.int(),
    /** The rest of an own archive alone; cards of practice are counted so that there is room for them. */
    stories: z.int(),
    cards: z.int(),
    rehearsals: z.int(),
    mockInterviews: z.int(),
    targetJobs: z.int(),
    /** How the app is settled: the zone, the theme and so on. */
    settings: z.int(),
  })
  .meta({ id: 'ImportCounts' })
export type ImportCounts = z.infer<typeof ImportCounts>

/** Of a file that made nothing. */
export const noCounts: ImportCounts = {
  ...{ tasks: 0, subtasks: 0, sections: 0, notes: 0, tags: 0, withDate: 0, recurring: 0 },
  ...{ done: 0, checklistItems: 0, reminders: 0, files: 0, savedViews: 0, templates: 0, goals: 0, checkIns: 0 },
  ...{ entries: 0, photos: 0, journals: 0, entryTemplates: 0 },
  ...{ experiences: 0, wins: 0, skills: 0, profileFacts: 0, packets: 0, resumes: 0, questions: 0 },
  ...{ stories: 0, cards: 0, rehearsals: 0, mockInterviews: 0, targetJobs: 0, settings: 0 },
}

const Brought = { inFile: z.int(), brought: z.int() }

/** How much of an own archive came in. */
export const ImportReport = z
  .object({
    /** Whether every file is as the archive says it was when it was made, by size and SHA-256; `null` where it does not say. */
    isAsExported: z.boolean().nullable(),
    kinds: z.array(z.object({ kind: z.string(), noun: z.string(), ...Brought })),
    /** Contents of files. */
    files: z.object(Brought),
    /** How the app is settled. */
    settings: z.object(Brought),
    /** Discussions whose copies are there to read alone. */
    copies: z.int(),
  })
  .meta({ id: 'ImportReport' })
export type ImportReport = z.infer<typeof ImportReport>

/** Whether nothing that an archive holds was left behind. */
export const isWhole = ({ isAsExported, kinds, files, settings }: ImportReport): boolean =>
  isAsExported !== false && [...kinds, files, settings].every(({ inFile, brought }) => brought === inFile)

/**
 * `running`: decided, and will be finished whatever happens. `undoing`: the same for taking it back.
 * `failed`: given up before anything was decided; it made nothing.
 */
export const ImportState = z.enum(['running', 'applied', 'undoing', 'undone', 'failed']).meta({ id: 'ImportState' })
export type ImportState = z.infer<typeof ImportState>

export const Import = z
  .object({
    ...envelope,
    format: ImportOrigin,
    state: ImportState,
    /** The try that decided it: several at once under one id keep what they make apart. `null` for those of long ago. */
    attempt: RecordId.nullable(),
    /** Bytes of the file. */
    size: z.int(),
    counts: ImportCounts,
    /** What became of an own archive; `null` for any other file. */
    report: ImportReport.nullable(),
    /** By line; the last one says so when there were more. */
    problems: z.array(ImportProblem).max(MAX_PROBLEMS),
  })
  .meta({ id: 'Import' })
export type Import = z.infer<typeof Import>

/** Some of what an import is to make, whole and with its ids, kept until all is made; or what of it is not found by itself. */
export const ImportPart = z.object({
  ...envelope,
  importId: RecordId,
  attempt: RecordId.nullable(),
  number: z.int(),
  /** Each in the present version of its kind. */
  records: z.array(z.object({ kind: z.string(), record: z.looseObject(envelope) })),
  /** What undoing takes back besides tasks and what belongs to them; a part that says so stays until then. */
  made: z.array(z.object({ kind: z.string(), id: RecordId })),
})
export type ImportPart = z.infer<typeof ImportPart>

const countsMore = (old: Record<string, unknown>) => ({ ...old, attempt: null, counts: { ...noCounts, ...(old.counts as object) } })
const countsOthers = (old: Record<string, unknown>) => ({ ...old, counts: { ...noCounts, ...(old.counts as object) } })

export const imports = defineKind('import', {
  schema: Import,
  version: 10,
  upcasters: {
    // Each version counts more.
    ...{ 1: countsMore, 2: countsMore, 3: countsOthers, 4: countsOthers, 5: countsOthers, 6: countsOthers, 7: countsOthers },
    8: (old) => ({ ...old, report: null }),
    9: (old) => ({ ...countsOthers(old), report: old.report && { ...old.report, settings: { inFile: 0, brought: 0 }, copies: 0 } }),
  },
  keys: { isRunning: ({ state }) => state === 'running' || null },
  queries: {
    newest: { order: ['createdAt', 'id'], descending: true },
    running: { where: ['isRunning'], sparse: 'isRunning', order: ['id'] },
  },
  // It says what was made where it was made, and can be undone only there.
  archive: null,
})

export const importParts = defineKind('import-part', {
  schema: ImportPart,
  version: 3,
  upcasters: {
    // Version 2 brought completions and times.
    1: (old) => ({ ...old, completions: [], timeEntries: [] }),
    // Version 3 takes any kind.
    2: ({ tasks, completions, timeEntries, ...old }) => {
      const of = (kind: string, records: unknown) => (records as StoredRecord[]).map((record) => ({ kind, record }))
      return {
        ...old,
        records: [...of('task', tasks), ...of('completion', completions), ...of('time-entry', timeEntries)],
        made: [],
        attempt: null,
      }
    },
  },
  queries: { byImport: { where: ['importId'], order: ['number', 'id'] } },
  archive: null,
})
