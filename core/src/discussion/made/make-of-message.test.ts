import { expect, it } from 'vitest'
import { stageFile } from '../../attachment/index.ts'
import { deleteWin, editWin, getWin, removeEvidence, restoreWin, wins } from '../../career/index.ts'
import { hasCode, upcast } from '../../kernel/index.ts'
import { createDayMemory } from '../../progress/index.ts'
import { readLinks, tasks } from '../../task/index.ts'
import { acceptInvite } from '../invite/accept-invite.ts'
import { makeInvite } from '../invite/make-invite.ts'
import { editMessage } from '../message/edit-message.ts'
import { attachToMessage } from '../message/files.ts'
import { postMessage } from '../message/post-message.ts'
import { takeBackMessage } from '../message/take-back-message.ts'
import { talk } from '../message/test-talk.ts'
import { leaveDiscussion } from '../people/leave-discussion.ts'
import type { TestPerson } from '../test-discussion.ts'
import { deleteDiscussion, restoreDiscussion } from '../thread/edit-discussion.ts'
import { makeTask, makeWin, putEvidence } from './make-of-message.ts'

const own = (person: TestPerson) => ({ ...person, dayMemory: createDayMemory() })

const said = 'Ines, that was **the clearest** review I have read [this year](https://post.example/1).'

async function praised() {
  const all = await talk()
  const { id: messageId, postedAt } = await all.say('ruth', said)
  return { ...all, messageId, postedAt, source: { kind: 'message', discussionId: all.id, id: messageId } as const }
}

/** Pointer and code of what was refused; `null` when it was not. */
const faultOf = (doing: Promise<unknown>) =>
  doing.then(
    () => null,
    (error) => (hasCode(error, 'validation') ? `${error.details.faults?.[0]?.pointer} ${error.details.faults?.[0]?.code}` : String(error)),
  )

it('a task keeps the passage it was made of: who said it, where and when', async () => {
  const { ines, id, messageId, postedAt } = await praised()
  const from = { discussionId: id, messageId, quote: 'the clearest review I have read this year' }
  const task = await makeTask(ines, { title: 'Write the next one as well', from })
  const saidIn = { discussionId: id, messageId, title: '1:1 with Ruth', by: 'ruth', quote: from.quote, at: postedAt }
  expect(task.saidIn).toEqual(saidIn)
  expect((await readLinks(ines, task.id)).saidIn).toEqual({ ...saidIn, isThere: true })
})

it('without a passage it is the whole message, as it reads without its marks', async () => {
  const { vera, id, messageId } = await praised()
  const { saidIn } = await makeTask(vera, { title: 'Read it', from: { discussionId: id, messageId } })
  expect(saidIn?.quote).toBe('Ines, that was the clearest review I have read this year.')
})

it('what was said stays readable when the discussion was left, and leads nowhere then; who comes back is led there again', async () => {
  const { ines, ruth, id, say } = await praised()
  const { id: messageId } = await say('ines', 'Can you send me the plan?')
  const task = await makeTask(ruth, { title: 'Send the plan', from: { discussionId: id, messageId } })
  const win = await makeWin(own(ruth), { from: { kind: 'message', discussionId: id, id: messageId } })
  await leaveDiscussion(ruth, id)
  expect((await readLinks(ruth, task.id)).saidIn).toMatchObject({ quote: 'Can you send me the plan?', by: 'ines', isThere: false })
  const [left] = (await getWin(own(ruth), win.id)).evidence
  expect(left).toMatchObject({ state: 'gone', quote: 'Can you send me the plan?', title: 'ines, 1:1 with Ruth', recordId: messageId })
  const { token } = await makeInvite(ines, id, {})
  await acceptInvite(ruth, token ?? '')
  expect((await readLinks(ruth, task.id)).saidIn).toMatchObject({ isThere: true })
  expect((await getWin(own(ruth), win.id)).evidence[0]).toMatchObject({ state: 'live' })
})

it('in the trash a discussion leads nowhere either', async () => {
  const { ines, id, source } = await praised()
  const win = await makeWin(own(ines), { from: source })
  await deleteDiscussion(ines, id)
  expect((await getWin(own(ines), win.id)).evidence[0]).toMatchObject({ state: 'gone' })
  await restoreDiscussion(ines, id)
  expect((await getWin(own(ines), win.id)).evidence[0]).toMatchObject({ state: 'live' })
})

it('a win keeps the passage as evidence, is called by it, is of the day it was said, and is for nobody else unless shown', async () => {
  const { ines, source } = await praised()
  const win = await makeWin(own(ines), { from: { ...source, quote: 'the clearest review' } })
  expect(win).toMatchObject({ title: 'the clearest review', happenedOn: '2026-03-05', confidentiality: 'private' })
  expect(win.evidence).toMatchObject([
    {
      ...{ kind: 'message', recordId: source.id, discussionId: source.discussionId, goalId: null, state: 'live' },
      ...{ title: 'ruth, 1:1 with Ruth', quote: 'the clearest review', date: '2026-03-05', sourceVersion: 1 },
    },
  ])
})

it('what was taken stays as it read, whatever its author makes of the message later', async () => {
  const { ines, ruth, id, messageId, source } = await praised()
  const win = await makeWin(own(ines), { from: { ...source, quote: 'the clearest review' } })
  await editMessage(ruth, id, messageId, { body: 'Not bad.' })
  expect((await getWin(own(ines), win.id)).evidence).toEqual(win.evidence)
  await takeBackMessage(ruth, id, messageId)
  expect((await getWin(own(ines), win.id)).evidence).toEqual(win.evidence)
})

it('made again under the same id it is the same; a passage that was taken away is put back; the trash keeps it', async () => {
  const { ines, source } = await praised()
  const deps = own(ines)
  const asked = { id: ines.ids.next(), from: source }
  const win = await makeWin(deps, asked)
  expect(await makeWin(deps, asked)).toEqual(win)
  const [piece] = win.evidence
  if (!piece) throw new Error('There is no evidence.')
  await removeEvidence(deps, win.id, piece.id)
  expect((await putEvidence(deps, win.id, { putBack: piece })).evidence).toMatchObject([{ ...piece, sourceVersion: null }])
  await deleteWin(deps, win.id)
  expect((await restoreWin(deps, win.id)).evidence).toMatchObject([{ quote: piece.quote }])
  expect((await editWin(deps, win.id, { title: 'The clearest review' })).evidence).toHaveLength(1)
})

it('a passage is put to a win that is there, once', async () => {
  const { ines, source } = await praised()
  const { id } = await makeWin(own(ines), { title: 'A clear review' })
  await putEvidence(own(ines), id, { ...source, quote: 'the clearest' })
  expect((await putEvidence(own(ines), id, { ...source, quote: 'the clearest' })).evidence).toMatchObject([{ quote: 'the clearest' }])
})

it('nothing is made of what was not said, was taken back, or was said where one is not', async () => {
  const { ines, ruth, oskar, id, messageId, source } = await praised()
  const tryAll = async (who: TestPerson, quote?: string) => [
    await faultOf(makeTask(who, { title: 'One', from: { discussionId: id, messageId, quote } })),
    await faultOf(makeWin(own(who), { from: { ...source, quote } })),
  ]
  const refused = ['/from no_such_message', '/from no_such_message']
  expect(await tryAll(ines, 'the worst review')).toEqual(refused)
  expect(await tryAll(oskar)).toEqual(refused)
  await takeBackMessage(ruth, id, messageId)
  expect(await tryAll(ines)).toEqual(refused)
})

it('of a message without a word its files are named', async () => {
  const { ines, id } = await talk()
  const messageId = ines.ids.next()
  const content = async function* () {
    yield Uint8Array.of(65)
  }
  const file = await stageFile(ines, content(), 10)
  const { id: fileId } = await attachToMessage({ ...ines, storageLimit: 10 }, id, messageId, { name: 'plan.txt', file })
  await postMessage(ines, id, { id: messageId, body: '', fileIds: [fileId] })
  expect((await makeTask(ines, { title: 'Read it', from: { discussionId: id, messageId } })).saidIn?.quote).toBe('plan.txt')
})

it('a passage may be a sign alone', async () => {
  const { ines, id } = await talk()
  const { id: messageId } = await postMessage(ines, id, { body: '🎉' })
  expect((await makeTask(ines, { title: 'Cheer', from: { discussionId: id, messageId, quote: '🎉' } })).saidIn?.quote).toBe('🎉')
})

it('tasks and wins from before say that nothing of them was said', () => {
  expect(upcast(tasks, { title: 'Old' }, 5)).toMatchObject({ saidIn: null })
  expect(upcast(wins, { evidence: [{ kind: 'note' }] }, 3)).toMatchObject({ evidence: [{ kind: 'note', discussionId: null }] })
})
