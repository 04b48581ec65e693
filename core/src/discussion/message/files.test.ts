import { expect, it } from 'vitest'
import { deleteAttachment, readAttachment, renameAttachment, stageFile, storageUsed } from '../../attachment/index.ts'
import { joined } from '../../kernel/index.ts'
import { dropMessageFile } from './drop-file.ts'
import { editMessage } from './edit-message.ts'
import { attachToMessage, getMessageFile } from './files.ts'
import { listMessages } from './list-messages.ts'
import { postMessage } from './post-message.ts'
import { eraseFilesOfDiscussion, sweepMessages } from './sweep-messages.ts'
import { restoreMessage, takeBackMessage } from './take-back-message.ts'
import { talk } from './test-talk.ts'

type Talk = Awaited<ReturnType<typeof talk>>

const messageId = '019a9b3c-5d00-7cc0-8000-bbbbbbbbbbbb'

async function* bytes(text: string) {
  yield Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

async function attach({ id: discussionId, ...all }: Talk, who: 'ines' | 'ruth' | 'vera' | 'oskar', text: string, to = messageId) {
  const deps = { ...all[who], storageLimit: 1_000 }
  const file = await stageFile(deps, bytes(text), 1_000)
  return attachToMessage(deps, discussionId, to, { name: 'plan.txt', file })
}

const codeOf = (doing: Promise<unknown>) =>
  doing.then(
    () => null,
    ({ code }) => code,
  )

async function contentFor({ id, ...all }: Talk, who: 'ines' | 'ruth' | 'vera' | 'oskar', fileId: string) {
  const { file, within } = await getMessageFile(all[who], id, messageId, fileId)
  return String.fromCharCode(...(await joined(await readAttachment(within, file))))
}

it('a file waits for its message, shows with it, is read by all in the discussion and takes the room of whoever sent it', async () => {
  const all = await talk()
  const { ines, ruth, id } = all
  const file = await attach(all, 'ruth', 'The plan')
  expect(await codeOf(contentFor(all, 'ruth', file.id))).toBe('not-found')
  const said = await postMessage(ruth, id, { id: messageId, body: '', fileIds: [file.id] })
  expect(said.files).toEqual([{ id: file.id, name: 'plan.txt', size: 8, type: 'text/plain', pixels: null }])
  expect(await postMessage(ruth, id, { id: messageId, body: '', fileIds: [file.id] })).toEqual(said)
  expect(await codeOf(postMessage(ruth, id, { id: messageId, body: '', fileIds: [] }))).toBe('validation')
  expect((await listMessages(ines, id, {}, 5)).items[0]?.files).toEqual(said.files)
  for (const who of ['ines', 'ruth', 'vera'] as const) expect(await contentFor(all, who, file.id)).toBe('The plan')
  expect(await codeOf(contentFor(all, 'oskar', file.id))).toBe('not-found')
  expect([await storageUsed(ruth), await storageUsed(ines)]).toEqual([8, 0])
})

it('nobody shows a file of another message, or of somebody else, or changes one past its message', async () => {
  const all = await talk()
  const { ines, ruth, id } = all
  const file = await attach(all, 'ruth', 'The plan')
  expect(await codeOf(postMessage(ines, id, { id: messageId, body: 'Mine', fileIds: [file.id] }))).toBe('validation')
  expect(await codeOf(postMessage(ruth, id, { body: 'Another', fileIds: [file.id] }))).toBe('validation')
  expect(await codeOf(attach(all, 'vera', 'No'))).toBe('forbidden')
  expect(await codeOf(attach(all, 'oskar', 'No'))).toBe('not-found')
  await postMessage(ruth, id, { id: messageId, body: 'Here', fileIds: [file.id] })
  expect(await codeOf(attach(all, 'ines', 'To the message of another'))).toBe('forbidden')
  expect(await codeOf(deleteAttachment(ruth, file.id))).toBe('not-found')
  expect(await codeOf(renameAttachment(ruth, file.id, { name: 'x' }))).toBe('not-found')
  expect(await codeOf(dropMessageFile(ines, id, messageId, file.id))).toBe('forbidden')
})

it('is taken off by an edit, which can be undone, and put away before it is sent', async () => {
  const all = await talk()
  const { ruth, id } = all
  const [kept, off] = [await attach(all, 'ruth', 'Kept'), await attach(all, 'ruth', 'Not sent')]
  await postMessage(ruth, id, { id: messageId, body: '', fileIds: [kept.id] })
  expect(await codeOf(editMessage(ruth, id, messageId, { fileIds: [] }))).toBe('validation')
  expect((await editMessage(ruth, id, messageId, { body: 'Here', fileIds: [] })).files).toEqual([])
  expect(await codeOf(contentFor(all, 'ruth', kept.id))).toBe('not-found')
  expect(await editMessage(ruth, id, messageId, { fileIds: [off.id, kept.id] })).toMatchObject({
    body: 'Here',
    files: [{ id: off.id }, { id: kept.id }],
  })
  await editMessage(ruth, id, messageId, { fileIds: [kept.id] })
  await dropMessageFile(ruth, id, messageId, off.id)
  expect(await storageUsed(ruth)).toBe(4)
  await dropMessageFile(ruth, id, messageId, kept.id)
  expect((await editMessage(ruth, id, messageId, { fileIds: [kept.id] })).files).toMatchObject([{ id: kept.id }])
})

it('a message that is taken back has its files again when that is undone, and loses them after an hour', async () => {
  const all = await talk()
  const { ruth, clock, id } = all
  const file = await attach(all, 'ruth', 'The plan')
  await postMessage(ruth, id, { id: messageId, body: 'Here', fileIds: [file.id] })
  await takeBackMessage(ruth, id, messageId)
  expect(await codeOf(contentFor(all, 'ruth', file.id))).toBe('not-found')
  await restoreMessage(ruth, id, messageId)
  expect(await contentFor(all, 'ruth', file.id)).toBe('The plan')
  await takeBackMessage(ruth, id, messageId)
  clock.advance({ minutes: 61 })
  await sweepMessages(ruth)
  expect(await storageUsed(ruth)).toBe(0)
  expect(await ruth.blobs.get(ruth.actor.space, file.blobId)).toBeNull()
})

it('what is never sent is gone after a week, and what was sent stays', async () => {
  const all = await talk()
  const { ruth, clock, id } = all
  const sent = await attach(all, 'ruth', 'Sent')
  await attach(all, 'ruth', 'Not sent')
  await attach(all, 'ruth', 'Of a message that never was', '019a9b3c-5d00-7cc0-8000-cccccccccccc')
  await postMessage(ruth, id, { id: messageId, body: 'Here', fileIds: [sent.id] })
  clock.advance({ hours: 24 * 6 })
  await sweepMessages(ruth)
  expect(await storageUsed(ruth)).toBe(39)
  clock.advance({ hours: 26 })
  await sweepMessages(ruth)
  expect(await storageUsed(ruth)).toBe(4)
  expect(await contentFor(all, 'ruth', sent.id)).toBe('Sent')
  await eraseFilesOfDiscussion(ruth, id)
  expect(await storageUsed(ruth)).toBe(0)
})

it('a message has ten files at most, and those the room there is', async () => {
  const all = await talk()
  for (let n = 0; n < 10; n++) await attach(all, 'ruth', `${n}`)
  expect(await codeOf(attach(all, 'ruth', 'x'))).toBe('validation')
  expect(await codeOf(attach(all, 'ruth', 'x'.repeat(999), '019a9b3c-5d00-7cc0-8000-cccccccccccc'))).toBe('too-large')
})
