import { fakeActor, fakeClock, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineKind, deleteRecord, envelope, type Kind, newEnvelope, upcast } from '../kernel/index.ts'
import { attachFile } from './attach-file.ts'
import { deleteAttachment, restoreAttachment } from './change-attachment.ts'
import { eraseFilesOf } from './erase-files.ts'
import { MAX_ATTACHMENTS } from './limits.ts'
import { filesOf } from './owner.ts'
import { attachments, type FileOwner } from './schema.ts'
import { stageFile } from './stage-file.ts'
import { readStorage, storageUses } from './storage-use.ts'

const bare = (name: string) => defineKind(name, { schema: z.object(envelope), version: 1, queries: {} })
const tasks = bare('task')
const sealed = z.string().optional()
const entries = defineKind('journal-entry', { schema: z.object({ ...envelope, sealed }), version: 1, queries: {} })
const kinds: readonly Kind[] = [tasks, entries, attachments, storageUses]
const id = '019a9b3c-5d00-7cc0-8000-0000000000e1'
const ofTask: FileOwner = { kind: 'task', id }
const ofEntry: FileOwner = { kind: 'journal-entry', id }

/** Lets all that is being done go on as far as it can. */
async function working() {
  for (let step = 0; step < 500; step++) await null
}

/** A task and an entry of one id. */
async function setting() {
  const base = { clock: fakeClock(), ids: sequentialIds(), actor: fakeActor(), storageLimit: 1_000_000 }
  const deps = { ...createMemoryStorage({ kinds }), ...base, kinds }
  for (const kind of [tasks, entries])
    await deps.store.save(deps.actor.space, kind, newEnvelope(id, '2026-03-05T09:00:00.000Z'), { expectedVersion: 0 })
  async function* content() {
    yield new Uint8Array(5).fill(65)
  }
  const stage = () => stageFile(deps, content(), 1000)
  const attach = async (owner: FileOwner, chosen?: string) => attachFile(deps, { owner, id: chosen, name: 'plan.txt', file: await stage() })
  const seal = (save: typeof deps.store.save) =>
    save(deps.actor.space, entries, { ...newEnvelope(id, '2026-03-05T09:00:00.000Z'), version: 2, sealed: 'c2' }, { expectedVersion: 1 })
  return { deps, stage, attach, seal }
}

describe('a file of an entry', () => {
  it('belongs to that alone, also where a task has the same id', async () => {
    const { deps, attach } = await setting()
    const file = await attach(ofEntry)
    expect([await filesOf(deps, ofEntry), await filesOf(deps, ofTask)]).toEqual([[file], []])
    await expect(attach(ofTask, file.id)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is one of a hundred at most, where a task has twenty', async () => {
    const { attach } = await setting()
    for (let n = 0; n < MAX_ATTACHMENTS['journal-entry']; n++) await attach(ofEntry)
    const tooMany = (message: RegExp) => ({ details: { faults: [{ code: 'too_many_files', message: expect.stringMatching(message) }] } })
    await expect(attach(ofEntry)).rejects.toMatchObject(tooMany(/^A journal entry has at most 100 files/))
    for (let n = 0; n < MAX_ATTACHMENTS.task; n++) await attach(ofTask)
    await expect(attach(ofTask)).rejects.toMatchObject(tooMany(/^A task has at most 20 files/))
  })

  it('lies in the trash with its entry, and is erased with it, and nothing else is', async () => {
    const { deps, attach } = await setting()
    const file = await attach(ofEntry)
    const other = await attach(ofTask)
    await deleteRecord(deps, entries, id, {})
    await expect(attach(ofEntry)).rejects.toMatchObject({ code: 'not-found' })
    await expect(restoreAttachment(deps, file.id)).rejects.toMatchObject({ code: 'not-found' })
    expect(await readStorage(deps)).toMatchObject({ used: 10, trash: 5, journalTrash: 5 })
    await eraseFilesOf(deps, ofEntry)
    expect(await readStorage(deps)).toMatchObject({ used: 5, trash: 0 })
    const isKept = async ({ blobId }: { blobId: string }) => (await deps.blobs.get(deps.actor.space, blobId)) !== null
    expect([await isKept(file), await isKept(other), await filesOf(deps, ofTask)]).toEqual([false, true, [other]])
  })

  it('is refused where the entry is sealed, be it while the file is kept, and does not come back to one', async () => {
    const { deps, attach, seal } = await setting()
    const file = await attach(ofEntry)
    await deleteAttachment(deps, file.id)
    const { save } = deps.store
    deps.store.save = async (space, kind, record, options) => {
      if (kind.name === 'attachment' && record.version === 1) await seal(save)
      return save(space, kind, record, options)
    }
    const isSealed = { code: 'validation', details: { faults: [{ pointer: '/entryId', code: 'sealed_entry' }] } }
    await expect(attach(ofEntry)).rejects.toMatchObject(isSealed)
    deps.store.save = save
    await expect(attach(ofEntry)).rejects.toMatchObject(isSealed)
    await expect(restoreAttachment(deps, file.id)).rejects.toMatchObject(isSealed)
    expect(await filesOf(deps, ofEntry)).toEqual([])
    expect((await attach(ofTask)).owner).toEqual(ofTask)
  })

  it('goes into an archive with its owner, and stays out where that does', () => {
    const file = { owner: ofEntry } as never
    const ids = (found: string | null) => ({ of: () => found, within: String })
    expect(attachments.archive?.anew(file, ids('new'))).toEqual({ owner: { kind: 'journal-entry', id: 'new' } })
    expect(attachments.archive?.anew(file, ids(null))).toBeNull()
  })
})

it('a task has no more files than it may, also where one comes back while another is attached', async () => {
  const { deps, stage, attach } = await setting()
  const { id: thrownAway } = await attach(ofTask)
  await deleteAttachment(deps, thrownAway)
  for (let n = 1; n < MAX_ATTACHMENTS.task; n++) await attach(ofTask)
  const [{ save }, file, isBack] = [deps.store, await stage(), Promise.withResolvers<void>()]
  const another = isBack.promise.then(() => attachFile(deps, { owner: ofTask, name: 'plan.txt', file }))
  deps.store.save = async (space, kind, record, options) => {
    if (record.id === thrownAway) {
      isBack.resolve()
      await working()
    }
    return save(space, kind, record, options)
  }
  const both = Promise.allSettled([restoreAttachment(deps, thrownAway), another])
  expect(await both).toMatchObject([{ status: 'fulfilled' }, { reason: { code: 'validation' } }])
  expect(await filesOf(deps, ofTask)).toHaveLength(MAX_ATTACHMENTS.task)
})

it('a file written before there were others than of tasks belongs to its task', () => {
  const file = { id: 'f', name: 'plan.txt' }
  expect(upcast(attachments, { ...file, taskId: 'a' }, 1)).toEqual({ ...file, owner: { kind: 'task', id: 'a' }, pixels: null })
})
