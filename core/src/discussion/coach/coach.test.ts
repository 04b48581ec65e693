import { expect, it } from 'vitest'
import { createTask } from '../../task/index.ts'
import { addAgendaItem } from '../agenda/change-agenda-item.ts'
import { copyDiscussion } from '../copy/copy-discussion.ts'
import { deliver } from '../delivery/deliver.ts'
import { postMessage } from '../message/post-message.ts'
import { leaveDiscussion } from '../people/leave-discussion.ts'
import { participations } from '../schema.ts'
import { letIn, people, type TestPerson } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { deleteDiscussion } from '../thread/edit-discussion.ts'
import { askCoach, previewCoach } from './ask-coach.ts'
import { deleteCoachAnswer, restoreCoachAnswer, stopCoachAnswer } from './change-answer.ts'
import { listCoachAnswers } from './read-answers.ts'
import { type CoachAnswer, coachAnswers } from './schema.ts'
import { sweepCoachAnswers } from './sweep-answers.ts'
import { settled, standInCoach, withCoach } from './test-coach.ts'

async function talking() {
  const all = await people('ines', 'ruth', 'dev')
  const { id } = await createDiscussion(all.ines, { title: 'The forecast' })
  await letIn(all.ruth, id)
  await letIn(all.dev, id)
  await deliver(all.ines, id)
  const standIn = standInCoach()
  const { coaching, faults } = withCoach(all.ines, standIn)
  const with_ = (deps: TestPerson) => ({ ...deps, coaching })
  const answer = async () => (await all.store.list(id, coachAnswers.queries.newest, {}, { limit: 1 })).items[0] as CoachAnswer
  return { ...all, id, standIn, coaching, faults, answer, asker: with_(all.ines), other: with_(all.ruth), third: with_(all.dev) }
}

const eventsOf = async ({ store, actor }: TestPerson, type: string) =>
  (await store.changes(actor.space, 0, 500)).filter((change) => change.type === type)

it('sends what is attached and nothing else, without a name, and keeps it with the answer', async () => {
  const { asker, ines, ruth, id, standIn, coaching, answer } = await talking()
  await postMessage(ruth, id, { body: 'Not attached' })
  const message = await postMessage(ruth, id, { body: `Ask @[ines](person:${ines.actor.accountId}) first` })
  await addAgendaItem(ruth, id, { text: 'Its length', note: 'Too long?' })
  const task = await createTask(ines, { title: 'Ask finance', notes: 'By phone' })
  const attach = [{ kind: 'message', id: message.id } as const, { kind: 'agenda' } as const, { kind: 'task', id: task.id } as const]
  const shown = await previewCoach(asker, id, { question: 'What is missing?', attach })
  expect(standIn.asked, 'looking at it sends nothing').toEqual([])
  expect(shown.user).toBe(
    'What is missing?\n\n### A message\nPerson A: Ask @I first\n\n### The agenda\n- Its length\n  Too long?\n\n### A task\nAsk finance\nBy phone',
  )
  expect(shown.system).not.toMatch(/ines|ruth|forecast/i)
  await askCoach(asker, id, { question: 'What is missing?', attach })
  standIn.says('A ', 'date.')
  standIn.finishes()
  await coaching.idle()
  expect(standIn.asked).toEqual([{ system: shown.system, user: shown.user }])
  expect(await answer()).toMatchObject({ state: 'done', why: null, text: 'A date.', model: 'stand-in', sent: shown.sent })
})

it('refuses what is not there, another’s own records and too much, before anything is sent', async () => {
  const { asker, ruth, id, standIn } = await talking()
  const theirs = await createTask(ruth, { title: 'Mine alone' })
  const refused = (attach: Parameters<typeof askCoach>[2]['attach'], code: string) =>
    expect(askCoach(asker, id, { question: 'What?', attach })).rejects.toMatchObject({ details: { faults: [{ code }] } })
  await refused([{ kind: 'task', id: theirs.id }], 'nothing_there')
  await refused([{ kind: 'agenda' }], 'nothing_there')
  const long = await Promise.all([1, 2, 3].map(() => postMessage(ruth, id, { body: 'x'.repeat(19_000) })))
  await refused(
    long.map((message) => ({ kind: 'message', id: message.id }) as const),
    'too_big',
  )
  await expect(askCoach(asker, id, { question: ' ', attach: [] })).rejects.toMatchObject({ code: 'validation' })
  expect(standIn.asked).toEqual([])
})

it('asked again under its id with something else attached is refused', async () => {
  const { asker, ruth, id, standIn, coaching } = await talking()
  const [first, second] = [await postMessage(ruth, id, { body: 'One' }), await postMessage(ruth, id, { body: 'Two' })]
  const ask = (...ids: string[]) =>
    askCoach(asker, id, { id: answerId, question: 'What?', attach: ids.map((id) => ({ kind: 'message', id }) as const) })
  const answerId = asker.ids.next()
  await ask(first.id)
  expect(await ask(first.id)).toMatchObject({ id: answerId })
  for (const ids of [[], [second.id], [first.id, second.id]]) await expect(ask(...ids)).rejects.toMatchObject({ code: 'conflict' })
  standIn.finishes()
  await coaching.idle()
  expect(standIn.asked).toHaveLength(1)
})

it('grows where everybody reads it, saved at most twice a second', async () => {
  const { asker, ruth, clock, id, standIn, coaching, answer } = await talking()
  await askCoach(asker, id, { question: 'What is missing?', attach: [] })
  standIn.says('One')
  await settled()
  expect(await answer()).toMatchObject({ state: 'streaming', text: '' })
  clock.advance({ milliseconds: 600 })
  standIn.says(' two', ' three')
  await settled()
  expect(await answer()).toMatchObject({ state: 'streaming', text: 'One two' })
  expect(await eventsOf(ruth, 'coach-answer.updated'), 'who has it open reads it grow').toEqual([])
  standIn.finishes()
  await coaching.idle()
  expect(await answer()).toMatchObject({ state: 'done', text: 'One two three' })
  const told = await eventsOf(ruth, 'coach-answer.updated')
  expect(told).toMatchObject([{ space: id, recordId: (await answer()).id }])
})

it('growing, it writes its own record and nothing else', async () => {
  const { asker, ines, ruth, clock, store, id, standIn, coaching, answer } = await talking()
  const written: string[] = []
  const save: typeof store.save = (space, kind, record, options) => {
    written.push(`${kind.name} ${options?.events?.length ?? 0}`)
    return store.save(space, kind, record, options)
  }
  const enqueue: typeof ines.queue.enqueue = (job) => {
    written.push(job.type)
    return ines.queue.enqueue(job)
  }
  const watched = { ...ines, store: { ...store, save }, queue: { ...ines.queue, enqueue } }
  const own = withCoach(watched, standIn).coaching
  await askCoach({ ...asker, coaching: own }, id, { question: 'What?', attach: [] })
  await settled()
  const [feed, member] = [await store.head(ruth.actor.space), await store.get(ruth.actor.space, participations, id)]
  for (let second = 0; second < 5; second++) {
    clock.advance({ seconds: 1 })
    standIn.says('More. ')
    await settled()
  }
  expect(written).toEqual(Array.from({ length: 5 }, () => 'coach-answer 0'))
  expect(await store.head(ruth.actor.space)).toBe(feed)
  expect(await store.get(ruth.actor.space, participations, id)).toEqual(member)
  expect((await answer()).text).toBe('More. '.repeat(5))
  await own.close()
  await coaching.close()
})

it.each(['asker', 'owner in another process'])('is stopped by: %s', async (who) => {
  const { asker, other, ines, ruth, clock, id, standIn, answer, coaching } = await talking()
  const { id: answerId } = await askCoach(who === 'asker' ? asker : other, id, { question: 'What?', attach: [] })
  standIn.says('Half')
  clock.advance({ milliseconds: 600 })
  standIn.says(' of it')
  await settled()
  await expect(stopCoachAnswer({ ...ruth, actor: { ...ruth.actor, accountId: asker.ids.next() } }, id, answerId)).rejects.toMatchObject({
    code: 'not-found',
  })
  await stopCoachAnswer(ines, id, answerId)
  clock.advance({ seconds: 1 })
  standIn.says(' that nobody wants')
  await coaching.idle()
  expect(standIn.ended()).toBe(1)
  expect(await answer()).toMatchObject({ state: 'stopped', why: 'by-person', text: 'Half' })
})

it('is stopped and deleted by who asked and the owner alone, and comes back', async () => {
  const { third, other, ines, id, standIn, coaching, answer } = await talking()
  const { id: answerId } = await askCoach(other, id, { question: 'What?', attach: [] })
  await expect(stopCoachAnswer(third, id, answerId)).rejects.toMatchObject({ code: 'forbidden' })
  standIn.finishes()
  await coaching.idle()
  await expect(deleteCoachAnswer(third, id, answerId)).rejects.toMatchObject({ code: 'forbidden' })
  await deleteCoachAnswer(ines, id, answerId)
  expect(JSON.parse((await listCoachAnswers(other, id, { limit: 5 })).json)).toEqual([])
  await restoreCoachAnswer(other, id, answerId)
  expect(await answer()).toMatchObject({ deletedAt: null })
})

it('thrown away while it is being written, comes back as stopped, and its asker may ask again', async () => {
  const { asker, id, standIn, coaching, answer } = await talking()
  const { id: answerId } = await askCoach(asker, id, { question: 'What?', attach: [] })
  standIn.says('Half')
  await settled()
  await deleteCoachAnswer(asker, id, answerId, { expectedVersion: 1 })
  standIn.finishes()
  await coaching.idle()
  await restoreCoachAnswer(asker, id, answerId)
  expect(await answer()).toMatchObject({ state: 'stopped', why: 'by-person', deletedAt: null })
  await askCoach(asker, id, { question: 'And now?', attach: [] })
})

it.each(['deleted', 'left', 'discussion thrown away'])('ends with what it is in: %s', async (how) => {
  const { other, ines, ruth, clock, id, standIn, coaching } = await talking()
  const { id: answerId } = await askCoach(other, id, { question: 'What?', attach: [] })
  standIn.says('Half')
  await settled()
  if (how === 'deleted') await deleteCoachAnswer(ines, id, answerId)
  if (how === 'left') await leaveDiscussion(ruth, id)
  if (how === 'discussion thrown away') await deleteDiscussion(ines, id)
  clock.advance({ seconds: 2 })
  standIn.says(' and more')
  await coaching.idle()
  expect(standIn.ended()).toBe(1)
  const kept = await ines.store.get(id, coachAnswers, answerId)
  expect(kept?.state === 'stopped' || kept?.deletedAt !== null).toBe(true)
})

it.each(['refused', 'busy', 'unreachable', 'slow', 'odd'] as const)('says when the other side is %s, with what came', async (fault) => {
  const { asker, id, standIn, coaching, answer } = await talking()
  await askCoach(asker, id, { question: 'What?', attach: [] })
  standIn.says('Half')
  standIn.fails(fault)
  await coaching.idle()
  expect(await answer()).toMatchObject({ state: 'failed', why: fault, text: 'Half' })
})

it('tells the operator of a fault of ours, and the answer ends', async () => {
  const { asker, id, standIn, coaching, faults, answer } = await talking()
  await askCoach(asker, id, { question: 'What?', attach: [] })
  standIn.breaks()
  await coaching.idle()
  expect(faults).toMatchObject([{ message: 'A fault of ours.' }])
  expect(await answer()).toMatchObject({ state: 'failed', why: 'cut-off' })
})

it('keeps at most 20,000 characters, and no sign that text may not hold', async () => {
  const { asker, id, standIn, coaching, answer } = await talking()
  await askCoach(asker, id, { question: 'What?', attach: [] })
  standIn.says(`a\u0000b\r\nc\ud800${'e'.repeat(30_000)}`)
  await coaching.idle()
  const kept = await answer()
  expect(kept).toMatchObject({ state: 'stopped', why: 'too-long' })
  expect([kept.text.slice(0, 5), kept.text.length]).toEqual(['ab\nc\ufffd', 20_000])
  expect(standIn.ended()).toBe(1)
})

it('ends when the process does, and when it ended without a word', async () => {
  const { asker, ines, clock, id, standIn, coaching, answer } = await talking()
  await askCoach(asker, id, { question: 'What?', attach: [] })
  standIn.says('Half')
  await settled()
  await coaching.close()
  expect(await answer()).toMatchObject({ state: 'stopped', why: 'cut-off', text: 'Half' })
  const died = { ...ines, coaching: { ...coaching, begin: () => {} } }
  const { id: lost } = await askCoach(died, id, { question: 'And now?', attach: [] })
  await sweepCoachAnswers(ines)
  expect(await ines.store.get(id, coachAnswers, lost)).toMatchObject({ state: 'streaming' })
  clock.advance({ seconds: 31 })
  await sweepCoachAnswers(ines)
  expect(await ines.store.get(id, coachAnswers, lost)).toMatchObject({ state: 'stopped', why: 'cut-off' })
})

it('lives as long as it says so, however long nothing comes', async () => {
  const { asker, ines, clock, id, standIn, coaching, answer } = await talking()
  await askCoach(asker, id, { question: 'What?', attach: [] })
  await settled()
  for (let second = 0; second < 90; second++) {
    clock.advance({ seconds: 1 })
    standIn.says('')
    await settled()
    await sweepCoachAnswers(ines)
  }
  const kept = await answer()
  expect(kept.state).toBe('streaming')
  expect(kept.version).toBeLessThan(12)
  standIn.says('Now')
  standIn.finishes()
  await coaching.idle()
  expect(await answer()).toMatchObject({ state: 'done', text: 'Now' })
})

it('asked twice under one id is asked once, and one person waits for one answer at a time', async () => {
  const { asker, other, id, standIn, coaching } = await talking()
  const same = { id: asker.ids.next(), question: 'What?', attach: [] }
  const first = await askCoach(asker, id, same)
  expect((await askCoach(asker, id, same)).id).toBe(first.id)
  await expect(askCoach(asker, id, { ...same, question: 'Another?' })).rejects.toMatchObject({ code: 'conflict' })
  await expect(askCoach(asker, id, { question: 'More?', attach: [] })).rejects.toMatchObject({ code: 'conflict' })
  await askCoach(other, id, { question: 'Me too?', attach: [] })
  expect(standIn.asked.length).toBeLessThanOrEqual(2)
  standIn.finishes()
  standIn.finishes()
  await coaching.close()
})

it('where none is set up is not there, and answers of before are read on', async () => {
  const { asker, ines, id, standIn, coaching } = await talking()
  await askCoach(asker, id, { question: 'What *else*?', attach: [] })
  standIn.says('A date.')
  standIn.finishes()
  await coaching.idle()
  const without = { ...ines, coaching: null }
  await expect(askCoach(without, id, { question: 'What?', attach: [] })).rejects.toMatchObject({ code: 'not-found' })
  await expect(previewCoach(without, id, { question: 'What?', attach: [] })).rejects.toMatchObject({ code: 'not-found' })
  expect(JSON.parse((await listCoachAnswers(without, id, { limit: 5 })).json)).toMatchObject([{ text: 'A date.' }])
  let text = ''
  for await (const piece of (await copyDiscussion(ines, id)).markdown()) text += piece
  expect(text).toMatch(/## Answers of a machine[\s\S]*stand-in[\s\S]*> What \*else\*\?[\s\S]*> A date\./)
})
