import { fakeActor, fakeClock, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { accounts, settingsFillings } from '../account/index.ts'
import { attachments, storageUses } from '../attachment/index.ts'
import { attestations, dismissedCandidates, experiences, profileFillings, profiles, skills, wins } from '../career/index.ts'
import { participations } from '../discussion/index.ts'
import { editions } from '../edition/index.ts'
import { checkIns, goals } from '../goal/index.ts'
import {
  mockInterviews,
  practiceCards,
  practiceReviews,
  practiceSettings,
  questionChoices,
  questions,
  rehearsals,
  stories,
  targetJobs,
} from '../interview/index.ts'
import { journalEntries, journalRevisions, journals, journalTemplates } from '../journal/index.ts'
import { heldFile, Instant, type Kind, listAll } from '../kernel/index.ts'
import { notifications } from '../notification/index.ts'
import { createDayMemory } from '../progress/index.ts'
import { resumes } from '../resume/index.ts'
import { reviewPackets } from '../review/index.ts'
import {
  calendarObjects,
  completions,
  NewTask,
  savedViews,
  type Task,
  type TaskDeps,
  tasks,
  taskTemplates,
  timeEntries,
} from '../task/index.ts'
import { createImportReader } from './import-reader.ts'
import type { PlannedTask } from './plan.ts'
import { importParts, imports } from './schema.ts'

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

const HEAD = 'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE'

/** What a Todoist export of these rows is. */
export const todoistText = (...rows: string[]) => utf8([HEAD, ...rows].join('\r\n'))

/** The same as a file to import. */
export const todoist = (...rows: string[]) => ({ format: 'todoist-csv', file: heldFile(todoistText(...rows)) })

const kinds: readonly Kind[] = [
  ...[tasks, completions, timeEntries, calendarObjects, attachments, savedViews, taskTemplates, notifications],
  ...[storageUses, goals, checkIns, imports, importParts],
  ...[journalEntries, journalRevisions, journals, journalTemplates],
  ...[accounts, settingsFillings],
  ...[experiences, wins, attestations, dismissedCandidates, skills, profiles, profileFillings],
  ...[resumes, reviewPackets, editions],
  participations,
  ...[questions, questionChoices, stories, practiceCards, practiceReviews, practiceSettings, rehearsals, mockInterviews, targetJobs],
]

/** What the use cases of this area ask for, over storage in memory and a clock that stands still. */
export const importDeps = () => ({
  ...createMemoryStorage({ kinds }),
  kinds,
  storageLimit: 1000,
  dayMemory: createDayMemory(),
  reader: createImportReader(kinds),
  giveWay: async () => {},
  clock: fakeClock(),
  ids: sequentialIds(),
  actor: fakeActor({ timeZone: 'Europe/Berlin' }),
})

/** The live tasks an import made. */
export const madeBy = (deps: TaskDeps, importId: string): Promise<Task[]> =>
  listAll(deps, deps.actor.space, tasks.queries.byImport, { where: { importId } })

/** How many parts wait in the store. */
export const partsLeft = ({ store, actor }: TaskDeps): Promise<number> => store.count(actor.space, importParts.queries.all, {})

/** What a task could not be made of as it is planned. */
export function faultsIn({ line: _, depth: __, parent: ___, blockedBy, closedAt, createdAt, ...fields }: PlannedTask): unknown[] {
  const moments = [closedAt, createdAt].filter((moment) => moment !== null && !Instant.safeParse(moment).success)
  return [...(NewTask.safeParse(fields).error?.issues ?? []), ...blockedBy.filter((place) => !Number.isInteger(place)), ...moments]
}
