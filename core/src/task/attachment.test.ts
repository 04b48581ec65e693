import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { attachFile } from '../attachment/attach-file.ts'
import { deleteAttachment, renameAttachment, restoreAttachment } from '../attachment/change-attachment.ts'
import { MAX_ATTACHMENT_SIZE, MAX_ATTACHMENTS } from '../attachment/limits.ts'
import { dropUnused, sweepOrphans } from '../attachment/orphans.ts'
import { filesOf } from '../attachment/owner.ts'
import { getAttachment, readAttachment } from '../attachment/read-attachment.ts'
import { attachments, type FileOwner } from '../attachment/schema.ts'
import { stageFile } from '../attachment/stage-file.ts'
import { readStorage, releaseStorage, reserveStorage, storageUsed, storageUses } from '../attachment/storage-use.ts'
import { createTask } from './create-task.ts'
import { deleteTask } from './delete-task.ts'
import { purgeTrash } from './purge-trash.ts'
import { happened, taskDeps } from './test-task.ts'

type Deps = ReturnType<typeof taskDeps>

async function* text(...chunks: string[]) {
  for (const chunk of chunks) yield new TextEncoder().encode(chunk)
}

/** As the transport does it: a file is kept while it comes, and dropped again when nothing names it. */
async function sendFile(
  deps: Deps,
  { content, ...given }: Omit<Parameters<typeof attachFile>[1], 'file'> & { content: ReturnType<typeof text> },
) {
  const file = await stageFile(deps, content, MAX_ATTACHMENT_SIZE)
  try {
    return await attachFile(deps, { ...given, file })
  } finally {
    await dropUnused(deps, deps.actor.space, file.blobId).catch(() => {})
  }
}

async function withTask(deps: Deps = taskDeps()) {
  const { id: taskId } = await createTask(deps, { title: 'Draft' })
  const owner: FileOwner = { kind: 'task', id: taskId }
  const attach = (name = 'plan.txt', content = text('slate')) => sendFile(deps, { owner, name, content })
  return { deps, taskId, owner, attach }
}

async function contentOf(deps: Deps, id: string): Promise<string> {
  let found = ''
  for await (const chunk of await readAttachment(deps, await getAttachment(deps, id))) found += new TextDecoder().decode(chunk)
  return found
}

const isKept = async ({ blobs, actor }: Deps, { blobId }: { blobId: string }) => (await blobs.get(actor.space, blobId)) !== null

describe('attaching a file', () => {
  it('keeps its content and says what it is by that alone', async () => {
    const { deps, owner, attach } = await withTask()
    const file = await attach('holiday.png', text('<svg onload=', 'alert(1)>'))
    expect(file).toMatchObject({
      owner,
      name: 'holiday.png',
      size: 21,
      type: 'text/plain',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(await contentOf(deps, file.id)).toBe('<svg onload=alert(1)>')
    expect(await filesOf(deps, owner)).toEqual([file])
  })

  it('reads no further than the limit, and keeps nothing of what is larger', async () => {
    const { deps, owner, attach } = await withTask()
    let sent = 0
    async function* endless() {
      for (;;) {
        sent++
        yield new Uint8Array(1024 * 1024)
      }
    }
    await expect(attach('large', endless() as ReturnType<typeof text>)).rejects.toMatchObject({ code: 'too-large' })
    expect([sent, await filesOf(deps, owner)]).toEqual([26, []])
  })

  it('refuses what is empty, and what is for no task', async () => {
    const { deps, taskId, owner, attach } = await withTask()
    await expect(attach('empty.txt', text())).rejects.toMatchObject({ details: { faults: [{ pointer: '/file', code: 'empty_file' }] } })
    expect(await filesOf(deps, owner)).toEqual([])
    await deleteTask(deps, taskId)
    await expect(attach()).rejects.toMatchObject({ code: 'not-found' })
  })

  it('stops at twenty', async () => {
    const { attach } = await withTask()
    for (let n = 0; n < MAX_ATTACHMENTS.task; n++) await attach(`${n}.txt`)
    await expect(attach()).rejects.toMatchObject({ details: { faults: [{ code: 'too_many_files' }] } })
  })

  it('stops at twenty when many come at once, and keeps every one it answered for', async () => {
    const { deps, owner, attach } = await withTask()
    for (let n = 0; n < MAX_ATTACHMENTS.task - 2; n++) await attach(`${n}.txt`)
    const results = await Promise.allSettled(Array.from({ length: 6 }, (_, n) => attach(`late ${n}.txt`)))
    const answered = results.flatMap((result) => (result.status === 'fulfilled' ? result.value.id : []))
    const kept = (await filesOf(deps, owner)).map(({ id }) => id)
    expect(kept).toHaveLength(MAX_ATTACHMENTS.task)
    expect(kept.slice(MAX_ATTACHMENTS.task - 2).sort()).toEqual(answered.sort())
    const told = (await happened(deps)).filter((type) => type.startsWith('attachment.'))
    expect(told).toEqual(kept.map(() => 'attachment.created'))
    expect(await storageUsed(deps)).toBe(5 * kept.length)
  })

  it('twice under one id keeps one file with one content', async () => {
    const { deps, owner } = await withTask()
    const id = '019a9b3c-5d00-7cc0-8000-00000000aaaa'
    const attach = () => sendFile(deps, { owner, id, name: 'plan.txt', content: text('slate') })
    const [one, same] = await Promise.all([attach(), attach()])
    expect([same, await attach()]).toEqual([one, one])
    expect(await filesOf(deps, owner)).toEqual([one])
    const other = await createTask(deps, { title: 'Other' })
    const elsewhere = sendFile(deps, { owner: { kind: 'task', id: other.id }, id, name: 'plan.txt', content: text('slate') })
    await expect(elsewhere).rejects.toMatchObject({ code: 'conflict' })
  })

  it('under an id that stands for another content or name is refused, and what was sent is not kept', async () => {
    const { deps, owner } = await withTask()
    const id = '019a9b3c-5d00-7cc0-8000-00000000aaaa'
    const attach = (name: string, content: string) => sendFile(deps, { owner, id, name, content: text(content) })
    const current = await attach('plan.txt', 'slate')
    for (const [name, content] of [
      ['plan.txt', 'clay'],
      ['other.txt', 'slate'],
    ] as const)
      await expect(attach(name, content)).rejects.toMatchObject({ code: 'conflict', details: { current } })
    expect([await contentOf(deps, id), await storageUsed(deps)]).toEqual(['slate', 5])
    const renamed = await renameAttachment(deps, id, { name: 'office.txt' })
    expect(await attach('plan.txt', 'slate')).toEqual(renamed)
    await deleteAttachment(deps, id)
    await expect(attach('office.txt', 'slate')).rejects.toMatchObject({ code: 'conflict', details: { current: { version: 3 } } })
  })

  it('stopped anywhere leaves a file whole or nothing, and a content without a file is swept away after a day', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { deps, owner } = await withTask()
      const put: string[] = []
      const blobs = {
        ...deps.blobs,
        put: (...[space, id, content]: Parameters<typeof deps.blobs.put>) => {
          put.push(id)
          return deps.blobs.put(space, id, content)
        },
      }
      await interrupted(sendFile(faulty({ ...deps, blobs }, plan), { owner, name: 'plan.txt', content: text('slate') }))
      const files = await filesOf(deps, owner)
      for (const { id } of files) expect(await contentOf(deps, id)).toBe('slate')
      deps.clock.advance({ hours: 25 })
      await sweepOrphans(deps)
      const kept = await Promise.all(put.map((blobId) => isKept(deps, { blobId })))
      expect(kept.filter(Boolean)).toHaveLength(files.length)
      for (const { id } of files) expect(await contentOf(deps, id)).toBe('slate')
      expect(await sweepOrphans(deps)).toBe(0)
    })
    expect(steps).toBe(4)
  })
})

describe('a file', () => {
  it('is renamed; to what it is called already writes nothing', async () => {
    const { deps, attach } = await withTask()
    const file = await attach()
    expect(await renameAttachment(deps, file.id, { name: 'plan.txt' })).toEqual(file)
    expect(await renameAttachment(deps, file.id, { name: 'Plan B.txt' })).toMatchObject({ name: 'Plan B.txt', version: 2 })
    await expect(renameAttachment(deps, file.id, { name: '' })).rejects.toMatchObject({ code: 'validation' })
    await expect(renameAttachment(deps, file.id, { name: 'x' }, { expectedVersion: 1 })).rejects.toMatchObject({ code: 'stale' })
  })

  it('goes to the trash with its content, and comes back', async () => {
    const { deps, owner, attach } = await withTask()
    const file = await attach()
    await deleteAttachment(deps, file.id)
    await expect(getAttachment(deps, file.id)).rejects.toMatchObject({ code: 'not-found' })
    expect([await filesOf(deps, owner), await isKept(deps, file)]).toEqual([[], true])
    await restoreAttachment(deps, file.id)
    expect(await contentOf(deps, file.id)).toBe('slate')
  })

  it('does not come back among twenty others, nor without its task', async () => {
    const { deps, taskId, attach } = await withTask()
    const { id } = await attach()
    await deleteAttachment(deps, id)
    for (let n = 0; n < MAX_ATTACHMENTS.task; n++) await attach(`${n}.txt`)
    await expect(restoreAttachment(deps, id)).rejects.toMatchObject({ code: 'validation' })
    await deleteTask(deps, taskId)
    await expect(restoreAttachment(deps, id)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('is nobody else’s', async () => {
    const { deps, attach } = await withTask()
    const { id } = await attach()
    const stranger = { ...deps, actor: { ...deps.actor, space: 'another' } }
    await expect(getAttachment(stranger, id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(renameAttachment(stranger, id, { name: 'x' })).rejects.toMatchObject({ code: 'not-found' })
  })

  it('whose content is lost says so', async () => {
    const { deps, attach } = await withTask()
    const file = await attach()
    await deps.blobs.erase(deps.actor.space, file.blobId)
    await expect(readAttachment(deps, file)).rejects.toMatchObject({ code: 'unavailable' })
  })
})

it('purging erases the contents of what is gone, and of nothing else, stopped anywhere and run again', async () => {
  await atEveryStep(async (plan) => {
    const { deps, taskId, attach } = await withTask()
    const other = await withTask(deps)
    const [withItsTask, alone, stays] = [await attach(), await other.attach(), await other.attach()]
    await deleteTask(deps, taskId)
    await deleteAttachment(deps, alone.id)
    deps.clock.set('2026-04-06T00:00:00.000Z')
    await interrupted(purgeTrash(faulty(deps, plan)))
    await purgeTrash(deps)
    expect([await isKept(deps, withItsTask), await isKept(deps, alone), await isKept(deps, stays)]).toEqual([false, false, true])
    await expect(getAttachment(deps, withItsTask.id)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('the room for files', () => {
  const withRoom = async (storageLimit: number) => withTask({ ...taskDeps(), storageLimit })

  it('is one for all files, those in the trash among them, until they are erased', async () => {
    const { deps, attach } = await withRoom(12)
    const [one] = [await attach(), await attach()]
    await deleteAttachment(deps, one.id)
    await expect(attach()).rejects.toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('trash'),
      details: { faults: [{ pointer: '/file', code: 'no_room' }] },
    })
    deps.clock.set('2026-04-06T00:00:00.000Z')
    await purgeTrash(deps)
    expect(await storageUsed(deps)).toBe(5)
    await attach()
    expect(await storageUsed(deps)).toBe(10)
  })

  it('is told beside what is taken of it', async () => {
    const { deps, attach } = await withRoom(12)
    expect(await readStorage(deps)).toEqual({ used: 0, trash: 0, journalTrash: 0, limit: 12 })
    await attach()
    expect(await readStorage(deps)).toEqual({ used: 5, trash: 0, journalTrash: 0, limit: 12 })
  })

  it('is never passed by files that come at once', async () => {
    const { deps, owner, attach } = await withRoom(27)
    const results = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => attach(`${n}.txt`)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect([(await filesOf(deps, owner)).length, await storageUsed(deps)]).toEqual([5, 25])
  })

  it('is counted from what is there where nothing was noted yet', async () => {
    const { deps, attach } = await withRoom(12)
    await attach()
    await deps.store.erase(deps.actor.space, storageUses, deps.actor.space)
    expect(await storageUsed(deps)).toBe(5)
    await attach()
    await expect(attach()).rejects.toMatchObject({ code: 'too-large' })
  })

  it('taken for what never came is found again after an hour, and not before, as it may still come', async () => {
    const { deps, attach } = await withRoom(12)
    await reserveStorage(deps, 10)
    await expect(attach()).rejects.toMatchObject({ code: 'too-large' })
    deps.clock.advance({ minutes: 61 })
    await attach()
    expect(await storageUsed(deps)).toBe(5)
  })

  it('stopped anywhere is never short of what is kept', async () => {
    await atEveryStep(async (plan) => {
      const { deps, owner } = await withRoom(1000)
      await interrupted(sendFile(faulty(deps, plan), { owner, name: 'plan.txt', content: text('slate') }))
      const kept = (await deps.store.list(deps.actor.space, attachments.queries.all, {}, { limit: 10 })).items
      expect(await storageUsed(deps)).toBeGreaterThanOrEqual(5 * kept.length)
    })
  })

  it('given back twice is never less than nothing', async () => {
    const { deps } = await withRoom(10)
    await releaseStorage(deps, 7)
    expect(await storageUsed(deps)).toBe(0)
  })
})
