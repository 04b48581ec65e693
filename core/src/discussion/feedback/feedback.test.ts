import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { getWin } from '../../career/index.ts'
import type { AppError } from '../../kernel/index.ts'
import { createDayMemory } from '../../progress/index.ts'
import { makeWin, putEvidence } from '../made/make-of-message.ts'
import { forgetPerson } from '../people/forget-person.ts'
import { leaveDiscussion } from '../people/leave-discussion.ts'
import { willBeDeleted } from '../test-discussion.ts'
import { deleteDiscussion } from '../thread/edit-discussion.ts'
import { participate } from '../thread/participate.ts'
import { answerFeedback, openFeedback } from './answer-feedback.ts'
import { askFeedback, renewFeedbackLink } from './ask-feedback.ts'
import { deleteFeedback, restoreFeedback, revokeFeedback } from './change-feedback.ts'
import { feedbackText } from './feedback-text.ts'
import { deleteGivenFeedback, keepGivenFeedback, readGivenFeedback } from './given.ts'
import { listFeedback, readFeedback } from './read-feedback.ts'
import { feedbackRequests, type NewFeedbackRequest } from './schema.ts'
import { feedbackTemplates } from './templates.ts'
import { begun, questions, replies } from './test-feedback.ts'

const full = [
  { text: 'She asks *before* she plans.', value: null },
  { text: '', value: 4 },
  { text: '', value: 1 },
]
/** Of whoever gives feedback. */
const correction = 'a-secret-of-whoever-gives-feedback'

const over = { code: 'not-found', message: 'This link has expired, was withdrawn or was answered already.' }

describe('feedback that is asked for by link', () => {
  it('shows who asks what, as often as one looks, and takes one answer by a name', async () => {
    const { ines, ruth, id, ask } = await begun()
    const { token, feedbackId } = await ask()
    for (let times = 0; times < 2; times++)
      expect(await openFeedback(ruth, token)).toMatchObject({ asker: 'ines', about: 'The new model', seenBy: 'asker', answer: null })
    expect(await readFeedback(ines, id, feedbackId)).toMatchObject({ version: 1, answer: null })
    await answerFeedback(ruth, token, { name: ' Ana Moreau ', replies })
    expect((await readFeedback(ines, id, feedbackId)).answer).toEqual({
      name: 'Ana Moreau',
      replies: full,
      givenAt: '2026-03-05T09:00:00.000Z',
      editedAt: null,
      editableUntil: '2026-03-06T09:00:00.000Z',
      revision: 1,
    })
  })

  it('keeps its secret nowhere', async () => {
    const { ines, id, ask } = await begun()
    const { token } = await ask()
    expect(JSON.stringify(await listFeedback(ines, id))).not.toContain(token)
    expect(await ines.directory.find('feedback', token, '2026-03-05T09:00:00.000Z')).toBeNull()
  })

  it('keeps exactly one of several answers given at once', async () => {
    const { ines, ruth, id, ask } = await begun()
    const { token, feedbackId } = await ask()
    const tries = await Promise.allSettled(
      ['Ana', 'Ben', 'Cleo', 'Dev'].map((name) => answerFeedback(ruth, token, { name, replies: [{ text: `I am ${name}.` }] })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const tried of tries) if (tried.status === 'rejected') expect(tried.reason).toMatchObject({ code: 'conflict' })
    const { answer } = await readFeedback(ines, id, feedbackId)
    expect(answer?.replies[0]?.text).toBe(`I am ${answer?.name}.`)
  })

  it('is answered once however often the same is sent, and stopped anywhere it is brought to an end by sending it again', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { ines, ruth, id, ask, told } = await begun()
      const { token, feedbackId } = await ask()
      const given = { name: 'Ana', replies }
      const ports = faulty({ store: ruth.store, queue: ruth.queue, directory: ruth.directory }, plan)
      await interrupted(answerFeedback({ ...ruth, ...ports }, token, given))
      await answerFeedback(ruth, token, given)
      expect((await readFeedback(ines, id, feedbackId)).answer).toMatchObject({ name: 'Ana', revision: 1 })
      expect(await told(ines)).toMatchObject([{ type: 'feedback-answered', feedbackId, name: 'Ana', title: 'The new model', readAt: null }])
    })
    expect(steps).toBeGreaterThan(2)
  })

  it('may be corrected for a day by whoever gave it, and by nobody who has not seen it', async () => {
    const { ines, ruth, id, ask, told } = await begun()
    const { token, feedbackId } = await ask()
    const { answer } = await answerFeedback(ruth, token, { name: 'Ana', replies, correction })
    ruth.clock.advance({ hours: 23 })
    const corrected = { name: 'Ana', replies: [{ text: 'She listens.' }], correction }
    await expect(answerFeedback(ruth, token, corrected)).rejects.toMatchObject({ code: 'conflict' })
    await answerFeedback(ruth, token, { ...corrected, corrects: answer?.revision ?? 0 })
    expect((await readFeedback(ines, id, feedbackId)).answer).toMatchObject({
      ...{ replies: [{ text: 'She listens.', value: null }], revision: 2 },
      ...{ givenAt: '2026-03-05T09:00:00.000Z', editedAt: '2026-03-06T08:00:00.000Z' },
    })
    expect(await told(ines), 'a correction is nothing new').toHaveLength(1)
    ruth.clock.advance({ hours: 1 })
    await expect(openFeedback(ruth, token)).rejects.toMatchObject(over)
    await expect(answerFeedback(ruth, token, { ...corrected, corrects: 2 })).rejects.toMatchObject(over)
  })

  it('is neither read nor corrected nor copied by the link alone, which whoever asks has, too', async () => {
    const { ines, ruth, id, ask } = await begun()
    const { token, feedbackId } = await ask()
    const given = { name: 'Ana', replies }
    expect((await answerFeedback(ruth, token, { ...given, correction })).answer).toMatchObject({ name: 'Ana', replies: full })
    const guess = 'a-secret-of-somebody-else-entirely'
    for (const other of [undefined, guess]) {
      const shown = await openFeedback(ines, token, other)
      expect(shown).toMatchObject({
        ...{ answer: null },
        answered: { name: 'Ana', givenAt: '2026-03-05T09:00:00.000Z', editableUntil: '2026-03-06T09:00:00.000Z' },
      })
      const written = { name: 'Ana', replies: [{ text: 'Not hers.' }], corrects: 1, correction: other }
      await expect(answerFeedback(ines, token, written)).rejects.toMatchObject({ code: 'conflict' })
      await expect(answerFeedback(ines, token, { ...given, correction: other, copyTo: 'ines@post.example' })).rejects.toMatchObject({
        code: 'conflict',
      })
      await expect(keepGivenFeedback(ines, token, { correction: other ?? guess })).rejects.toMatchObject(over)
    }
    expect((await readFeedback(ines, id, feedbackId)).answer).toMatchObject({ name: 'Ana', replies: full, revision: 1 })
    expect((await openFeedback(ruth, token, correction)).answer).toMatchObject({ name: 'Ana', replies: full })
    const stored = await ines.store.get(id, feedbackRequests, feedbackId)
    expect(stored?.correction, 'a digest').toBe(ruth.secrets.digest(correction))
    const told: unknown[] = [await listFeedback(ines, id)]
    for (const change of [revokeFeedback, deleteFeedback]) {
      const refused = await change(ines, id, feedbackId, { expectedVersion: 1 }).catch((error: AppError) => error)
      expect(refused).toMatchObject({ code: 'stale', details: { current: { id: feedbackId, answer: { name: 'Ana' } } } })
      told.push((refused as AppError).details)
    }
    told.push(await deleteFeedback(ines, id, feedbackId))
    expect(JSON.stringify(told)).not.toContain(stored?.correction)
  })

  it('is corrected by nobody when it was given without a secret', async () => {
    const { ines, ruth, ask } = await begun()
    const { token } = await ask()
    await answerFeedback(ruth, token, { name: 'Ana', replies })
    const written = { name: 'Ana', replies: [{ text: 'Not hers.' }], corrects: 1 }
    for (const other of [undefined, correction])
      await expect(answerFeedback(ines, token, { ...written, correction: other })).rejects.toMatchObject({ code: 'conflict' })
  })

  it.each([
    ['nothing at all', [], '/replies'],
    ['only blanks', [{ text: ' \n' }, {}, {}], '/replies'],
    ['more than was asked', [...replies, { text: 'And more.' }], '/replies'],
    ['a six of five', [{}, { value: 6 }], '/replies/1/value'],
    ['a third of two', [{}, {}, { value: 3 }], '/replies/2/value'],
    ['a number where words are asked for', [{ value: 1 }], '/replies/0/value'],
    ['words where a number is asked for', [{}, { text: 'Well.' }], '/replies/1/text'],
  ])('refuses %s', async (_, odd, pointer) => {
    const { ruth, ask } = await begun()
    const { token } = await ask()
    await expect(answerFeedback(ruth, token, { name: 'Ana', replies: odd })).rejects.toMatchObject({
      ...{ code: 'validation', details: { faults: [{ pointer }] } },
    })
    await answerFeedback(ruth, token, { name: 'Ana', replies })
  })

  it.each([
    ['has expired', ({ clock }: Awaited<ReturnType<typeof begun>>) => void clock.advance({ hours: 24 * 21 })],
    ['was withdrawn', ({ ines, id }, feedbackId) => revokeFeedback(ines, id, feedbackId)],
    ['has a newer one', ({ ines, id }, feedbackId) => renewFeedbackLink(ines, id, feedbackId)],
    ['was thrown away', ({ ines, id }, feedbackId) => deleteFeedback(ines, id, feedbackId)],
    ['is of a discussion in the trash', ({ ines, id }) => deleteDiscussion(ines, id)],
  ] as [string, (all: Awaited<ReturnType<typeof begun>>, feedbackId: string) => unknown][])('opens no more when it %s', async (_, end) => {
    const all = await begun()
    const { token, feedbackId } = await all.ask()
    await end(all, feedbackId)
    await expect(openFeedback(all.ruth, token)).rejects.toMatchObject(over)
    await expect(answerFeedback(all.ruth, token, { name: 'Ana', replies })).rejects.toMatchObject(over)
    await expect(openFeedback(all.ruth, 'guess.1')).rejects.toMatchObject(over)
  })

  it('opens no more when whoever asked has left', async () => {
    const { ruth, oskar, id } = await begun()
    const { token } = await askFeedback(ruth, id, { about: 'My talk', questions })
    await leaveDiscussion(ruth, id)
    await expect(openFeedback(oskar, token ?? '')).rejects.toMatchObject(over)
  })

  it('opens nothing while the account of who asked is to be deleted, and again once it is kept', async () => {
    const { ines, ruth, ask } = await begun()
    const { token } = await ask()
    const keep = await willBeDeleted(ines)
    await expect(openFeedback(ruth, token)).rejects.toMatchObject(over)
    await expect(answerFeedback(ruth, token, { name: 'Ana', replies })).rejects.toMatchObject(over)
    await keep()
    expect(await answerFeedback(ruth, token, { name: 'Ana', replies })).toMatchObject({ answered: { name: 'Ana' } })
  })

  it('asks for a sound request', async () => {
    const { ask } = await begun()
    const faults: Partial<NewFeedbackRequest>[] = [
      { questions: [] },
      { questions: Array.from({ length: 9 }, () => ({ text: 'Again?', kind: 'text' as const })) },
      { questions: [{ text: 'Again?', kind: 'choice', options: ['Yes'] }] },
      { questions: [{ text: 'Again?', kind: 'choice', options: ['Yes', 'Yes'] }] },
      { questions: [{ text: 'Again?', kind: 'text', options: ['Yes'] }] },
      { about: ' ' },
      { expiresAt: '2026-03-05T09:00:00.000Z' },
      { expiresAt: '2026-06-04T09:00:00.000Z' },
      { email: 'nobody' },
    ]
    for (const fault of faults) await expect(ask(fault), JSON.stringify(fault)).rejects.toMatchObject({ code: 'validation' })
  })

  it('is the same request when it is asked for again under its id, by a new link alone', async () => {
    const { ines, ruth, id, ask } = await begun()
    const feedbackId = ines.ids.next()
    const [first, second] = [await ask({ id: feedbackId }), await ask({ id: feedbackId })]
    await expect(openFeedback(ruth, first.token)).rejects.toMatchObject(over)
    await openFeedback(ruth, second.token)
    expect(await listFeedback(ines, id)).toHaveLength(1)
    await expect(ask({ id: feedbackId, about: 'Something else' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(ask({ id: ines.ids.next(), email: 'ana@post.example' }).then((one) => ask({ id: one.feedbackId }))).rejects.toMatchObject({
      code: 'conflict',
    })
  })
})

describe('who reads feedback', () => {
  it('is the asker alone, or everybody, as whoever gave it was told', async () => {
    const { ines, ruth, oskar, id, ask, told } = await begun()
    const [alone, shared] = [await ask(), await ask({ seenBy: 'everyone', email: 'ana@post.example' })]
    for (const { feedbackId, token } of [alone])
      await answerFeedback(oskar, token, { name: 'Ana', replies }).then(() => readFeedback(ines, id, feedbackId))
    expect((await listFeedback(ines, id)).map((request) => request.id)).toEqual([shared.feedbackId, alone.feedbackId])
    expect(await listFeedback(ruth, id)).toMatchObject([{ id: shared.feedbackId, email: null }])
    await expect(readFeedback(ruth, id, alone.feedbackId)).rejects.toMatchObject({ code: 'not-found' })
    await expect(deleteFeedback(ruth, id, alone.feedbackId)).rejects.toMatchObject({ code: 'not-found' })
    expect(await told(ruth)).toEqual([])
    expect(await told(ines)).toHaveLength(1)
  })

  it('is told to nobody else by a request under its id either, nor what it is corrected by to who asked', async () => {
    const { ines, ruth, oskar, id, ask } = await begun()
    const { feedbackId, token } = await ask()
    await answerFeedback(oskar, token, { name: 'Ana', replies, correction })
    const another = { id: feedbackId, about: 'Something else', questions }
    const refusal = async (who: typeof ines) => askFeedback(who, id, another).catch((error: AppError) => error)
    expect(await refusal(ruth)).toMatchObject({ code: 'conflict' })
    expect((await refusal(ruth)) as AppError).not.toHaveProperty('details.current')
    expect(await refusal(ines)).toMatchObject({ code: 'conflict', details: { current: { about: 'The new model', correction: null } } })
  })

  it('is not told while they have muted the discussion', async () => {
    const { ines, ruth, id, ask, told } = await begun()
    const { token } = await ask()
    await participate(ines, id, { follow: 'muted' })
    await answerFeedback(ruth, token, { name: 'Ana', replies })
    expect(await told(ines)).toEqual([])
  })

  it('takes what they alone could read with them when their account goes', async () => {
    const { ines, ruth, id, oskar } = await begun()
    const { request, token } = await askFeedback(ruth, id, { about: 'My talk', questions })
    await answerFeedback(oskar, token ?? '', { name: 'Ana', replies })
    await forgetPerson(ruth as never, ruth.actor.accountId)
    expect(await ines.store.get(id, feedbackRequests, request.id)).toBeNull()
  })
})

describe('both sides keep it', () => {
  it('whoever gave it in their own space, and neither takes it from the other', async () => {
    const { ines, ruth, oskar, id, ask } = await begun()
    const { token, feedbackId } = await ask()
    await expect(keepGivenFeedback(oskar, token, { correction })).rejects.toMatchObject(over)
    await answerFeedback(oskar, token, { name: 'Oskar', replies, correction })
    for (let times = 0; times < 2; times++) await keepGivenFeedback(oskar, token, { correction })
    await answerFeedback(oskar, token, { name: 'Oskar', replies: [{ text: 'She listens.' }], corrects: 1, correction })
    await keepGivenFeedback(oskar, token, { correction })
    await keepGivenFeedback(ruth, token, { correction })
    const kept = async (person: typeof oskar) => JSON.parse((await readGivenFeedback(person, feedbackId)).json)
    expect(await kept(oskar)).toMatchObject({ asker: 'ines', answer: { name: 'Oskar', replies: [{ text: 'She listens.' }], revision: 2 } })
    await deleteGivenFeedback(oskar, feedbackId)
    expect(await readFeedback(ines, id, feedbackId)).toMatchObject({ answer: { name: 'Oskar' } })
    await deleteFeedback(ines, id, feedbackId)
    await expect(readFeedback(ines, id, feedbackId)).rejects.toMatchObject({ code: 'not-found' })
    expect(await kept(ruth)).toMatchObject({ answer: { name: 'Oskar' } })
    await restoreFeedback(ines, id, feedbackId)
    expect(await readFeedback(ines, id, feedbackId)).toMatchObject({ answer: { name: 'Oskar' } })
  })

  it('as text, in English and in German', async () => {
    const { ruth, ask } = await begun()
    const { token } = await ask()
    const { answer, ...asked } = await answerFeedback(ruth, token, { name: 'Ana', replies: [...replies.slice(0, 2)], correction })
    const given = { ...asked, answer: answer as NonNullable<typeof answer> }
    expect(feedbackText(given)).toBe(
      [
        'Feedback for ines',
        'About: The new model',
        'From Ana, 5 March 2026',
        '1. What should go on as it is?',
        '   She asks *before* she plans.',
        '2. How well did you know where it stood?',
        '   4 of 5 (1: Hardly, 5: Always)',
        '3. Again?',
        '   (no answer)\n',
      ].join('\n\n'),
    )
    expect(feedbackText(given, 'de-AT')).toContain('Von Ana, 5. März 2026')
  })
})

describe('a passage of feedback', () => {
  const own = (person: Awaited<ReturnType<typeof begun>>['ines']) => ({ ...person, dayMemory: createDayMemory() })

  it('becomes evidence on a win, with who gave it and on which day, and stays whatever becomes of it there', async () => {
    const { ines, ruth, id, ask } = await begun()
    const { token, feedbackId } = await ask()
    await answerFeedback(ruth, token, { name: 'Ana Moreau', replies, correction })
    const source = { kind: 'feedback-answer', discussionId: id, id: feedbackId } as const
    const quoted = { ...source, quote: 'asks before she plans' }
    const made = await makeWin(own(ines), { from: quoted })
    expect(made).toMatchObject({ title: 'asks before she plans', happenedOn: '2026-03-05', confidentiality: 'private' })
    const other = await makeWin(own(ines), { title: 'Moved to the new model' })
    for (let times = 0; times < 2; times++) {
      const { evidence } = await putEvidence(own(ines), other.id, quoted)
      expect(evidence).toMatchObject([
        {
          ...{ kind: 'feedback-answer', recordId: feedbackId, discussionId: id, title: 'Ana Moreau, The new model', state: 'live' },
          ...{ quote: 'asks before she plans', date: '2026-03-05' },
        },
      ])
    }
    await answerFeedback(ruth, token, { name: 'Ana', replies: [{ text: 'I take it back.' }], corrects: 1, correction })
    await deleteFeedback(ines, id, feedbackId)
    expect((await getWin(own(ines), other.id)).evidence).toMatchObject([
      { quote: 'asks before she plans', title: 'Ana Moreau, The new model' },
    ])
  })

  it('is one that is there, and that the person may read', async () => {
    const { ines, ruth, oskar, id, ask } = await begun()
    const { token, feedbackId } = await ask()
    const source = { kind: 'feedback-answer', discussionId: id, id: feedbackId } as const
    const refused = { code: 'validation', details: { faults: [{ pointer: '/from', code: 'no_such_answer' }] } }
    await expect(makeWin(own(ines), { from: source })).rejects.toMatchObject(refused)
    await answerFeedback(oskar, token, { name: 'Ana', replies })
    await expect(makeWin(own(ines), { from: { ...source, quote: 'She never asks' } })).rejects.toMatchObject(refused)
    await expect(makeWin(own(ruth), { from: source })).rejects.toMatchObject(refused)
  })
})

it('offers sound questions to begin with, the same in English and in German', () => {
  const [en, de] = ['en', 'de'].map((locale) => feedbackTemplates(locale))
  const shape = (templates = en) =>
    templates?.map(({ key, questions }) => [key, questions.map(({ kind, options }) => [kind, options.length])])
  expect(shape(en)).toEqual(shape(de))
  expect(en?.map(({ key }) => key)).toEqual(['project', 'lead', 'talk', 'mid-year'])
})
