import fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import { attachFile, type FileOwnerKind, stageFile } from '../../attachment/index.ts'
import { exportZip } from '../../export/index.ts'
import { createGoal } from '../../goal/index.ts'
import { createEntry, createJournal, createJournalTemplate, editEntry, type NewJournalEntry, type Seal } from '../../journal/index.ts'
import { heldFile, joined, newEnvelope } from '../../kernel/index.ts'
import { notifications, toldInApp } from '../../notification/index.ts'
import { completeTask, createSavedView, createTask, createTaskTemplate } from '../../task/index.ts'
import { runImport } from '../run-import.ts'
import { importDeps, utf8 } from '../test-import.ts'

export type Deps = ReturnType<typeof importDeps>
export type Files = Record<string, Uint8Array>

/** Of the import. */
export const id = '019a9b3c-5d00-7cc0-8000-bbbbbbbbbbbb'

async function* content(text: string) {
  yield utf8(text)
}

/** Attaches a text to a task, or to what else is named. */
export async function attach(deps: Deps, id: string, name: string, text: string, kind: FileOwnerKind = 'task') {
  return attachFile(deps, { owner: { kind, id }, name, file: await stageFile(deps, content(text), 1000) })
}

/** The storage of files, and the ids it was given. */
export function noting({ blobs }: Deps) {
  const put: string[] = []
  const keep = (...args: Parameters<typeof blobs.put>) => {
    put.push(args[1])
    return blobs.put(...args)
  }
  return { put, blobs: { ...blobs, put: keep } }
}

/** What an account is to hold. */
export interface Plan {
  tasks: readonly { files: readonly string[]; told: boolean; steps: number; done: boolean }[]
  views: readonly string[]
  entries?: readonly { photo: boolean; rewritten: boolean; journal: 'open' | 'own' | 'sealed' }[]
}

/** An account with all that goes into an archive. */
export async function accountOf({ tasks: planned, views, entries = [] }: Plan): Promise<Deps> {
  const deps = importDeps()
  for (const [i, { files, told, steps, done }] of planned.entries()) {
    const recurrence = { rrule: 'FREQ=WEEKLY;BYDAY=TH' }
    const task = await createTask(deps, { title: `Task ${i}`, dueDate: '2026-03-05', recurrence, checklist: [{ text: 'Pen' }] })
    for (let n = 0; n < steps; n++) await createTask(deps, { title: `Step ${i}.${n}`, parentId: task.id })
    for (const [n, text] of files.entries()) await attach(deps, task.id, n % 2 ? `Größe ${n}` : `plan ${n}.TXT`, text)
    if (i % 2) await createTaskTemplate(deps, { taskId: task.id, name: `Template ${i}` })
    if (done) await completeTask(deps, task.id)
    if (told) await tell(deps, task.id, `Told ${i}`)
  }
  for (const [i, query] of views.entries()) await createSavedView(deps, { name: `View ${i}`, query })
  if (entries.length > 0) await keepJournal(deps, entries)
  return deps
}

const seal: Seal = {
  kdf: { name: 'argon2id', memoryKiB: 19_456, iterations: 2, parallelism: 1, salt: 'c2FsdHNhbHRzYWx0c2FsdA' },
  byPassphrase: { iv: 'aaaaaaaaaaaaaaaa', data: 'a2V5' },
  byRecovery: { iv: 'bbbbbbbbbbbbbbbb', data: 'a2V5' },
}

/** The id of nothing. */
export const nowhere = '019a0000-0000-7cc0-8000-ffffffffffff'

/** Entries that name a goal and the one before, some with a picture and with how they read before. */
async function keepJournal(deps: Deps, entries: NonNullable<Plan['entries']>) {
  const goal = await createGoal(deps, { title: 'Ship 2.0' })
  const own = await createJournal(deps, { name: 'Garden' })
  const night = await createJournal(deps, { name: 'Night', seal })
  await createJournalTemplate(deps, { name: 'After a shift', body: '## Well\n', tags: ['work'] })
  let before = goal.id
  for (const [i, { photo, rewritten, journal }] of entries.entries()) {
    const said: NewJournalEntry =
      journal === 'sealed'
        ? { journalId: night.id, sealed: { iv: 'cccccccccccccccc', data: `U2Vj${i}` }, wordCount: i }
        : {
            title: `Entry ${i}`,
            body: `On [goal](/goals/${goal.id}), \`[x](/goals/${nowhere})\``,
            mood: 1,
            tags: ['peas'],
            journalId: journal === 'own' ? own.id : null,
          }
    const { id } = await createEntry(deps, said)
    const file = journal === 'sealed' ? null : (await attach(deps, id, `Shed ${i}`, 'A picture', 'journal-entry')).id
    deps.clock.advance({ hours: 1 })
    if (!rewritten || file === null) continue
    const body = `After [that](/journal/${before}) and [goal](/goals/${goal.id})${photo ? `\n\n![shed](attachment:${file})` : ''} [gone](/tasks/${nowhere})`
    await editEntry(deps, id, { body })
    before = id
  }
}

const tell = (deps: Deps, taskId: string, title: string) => {
  const told = {
    ...{ ...newEnvelope(deps.ids.next(), '2026-03-05T09:00:00.000Z'), type: 'task-reminder' as const, taskId, title, late: false },
    ...{ due: { dueDate: '2026-03-05', dueAt: null, timeZone: null }, at: '2026-03-05T09:00:00.000Z' },
    ...{ ...toldInApp, snoozedUntil: '2026-03-06T09:00:00.000Z' },
  }
  return deps.store.save(deps.actor.space, notifications, told, { expectedVersion: 0 })
}

export const plans: fc.Arbitrary<Plan> = fc.record({
  tasks: fc.array(
    fc.record({
      files: fc.array(fc.string({ minLength: 1, maxLength: 30 }), { maxLength: 3 }),
      told: fc.boolean(),
      steps: fc.nat(2),
      done: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  views: fc.array(fc.constantFrom('due:today', '', '#home'), { maxLength: 3 }),
  entries: fc.array(
    fc.record({
      photo: fc.boolean(),
      rewritten: fc.boolean(),
      journal: fc.constantFrom('open' as const, 'own' as const, 'sealed' as const),
    }),
    { maxLength: 4 },
  ),
})

/** The files of an account's archive. */
export const exported = async (deps: Deps): Promise<Files> => unzipSync(await joined(exportZip(deps)))
/** The same without what says what was in each: for who makes an archive up. */
export async function exportedBare(deps: Deps): Promise<Files> {
  const { 'manifest.json': _, ...files } = await exported(deps)
  return files
}

export const importing = (deps: Deps, files: Files) =>
  runImport(deps, { id, format: 'throughline-zip', file: heldFile(Uint8Array.from(zipSync(files))) })
export const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes ?? new Uint8Array())
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}/g

/** Fields stand in no order. */
const inOrder = (part: unknown) =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part

/** An archive with its ids told by what they stand for, so that two can be compared. */
export function compared(files: Files) {
  const names = new Map<string, string>()
  const named = (value: unknown) =>
    JSON.stringify(value, (key, part) => (key === 'version' || key === 'importId' ? null : inOrder(part))).replace(
      uuid,
      (found) => names.get(found) ?? '~',
    )
  const lists = Object.keys(files)
    .filter((name) => name.startsWith('records/'))
    .map((name) => ({ name, records: JSON.parse(textOf(files[name])) as { id: string; title?: string; name?: string }[] }))
  for (const { records } of lists) for (const { id: own, title, name } of records) if (title ?? name) names.set(own, String(title ?? name))
  const said: Record<string, string[]> = {}
  const contents: Record<string, string> = {}
  for (const { name, records } of lists) {
    said[name] = records.map(({ id: _, ...record }) => named(record)).sort()
    for (const record of records)
      for (const [path, bytes] of Object.entries(files))
        if (path.startsWith(`files/${record.id}`)) contents[named({ ...record, id: '' })] = textOf(bytes)
  }
  return { said, contents }
}
