import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { runPeopleJobs } from '../people/run-people-jobs.ts'
import { answerFeedback } from './answer-feedback.ts'
import { askFeedback, renewFeedbackLink } from './ask-feedback.ts'
import { writeFeedbackMail } from './feedback-mail.ts'
import { feedbackCopies, feedbackRequests } from './schema.ts'
import { begun, questions, replies } from './test-feedback.ts'

const email = 'ana@post.example'
const DAY = { hours: 24 }

/** Passes so many days, with what processes do meanwhile. */
async function pass({ ines, clock }: Pick<Awaited<ReturnType<typeof begun>>, 'ines' | 'clock'>, days: number) {
  for (let day = 0; day < days; day++) {
    clock.advance(DAY)
    while ((await runPeopleJobs(ines)) > 0);
  }
}

it('the end of a link that was renewed leaves a copy that has still to go, which goes with the end of the new one', async () => {
  const all = await begun()
  const { ines, id, ask, clock } = all
  const { feedbackId } = await ask()
  await pass(all, 10)
  const { token } = await renewFeedbackLink(ines, id, feedbackId)
  await pass(all, 11)
  clock.advance({ hours: 23 })
  await answerFeedback(ines, token ?? '', { name: 'Ana', replies, copyTo: email })
  clock.advance({ hours: 3 })
  await runPeopleJobs(ines)
  const copy = { template: 'feedback-copy', discussionId: id, feedbackId, place: 0 } as const
  expect(await writeFeedbackMail({ ...ines, publicUrl: 'https://t.example' }, copy)).toMatchObject({ to: email })
  await pass(all, 11)
  expect(await ines.store.get(id, feedbackCopies, feedbackId)).toBeNull()
})

it.each([
  ['and never asked for again', null],
  ['and asked for again some days later', 5],
])('no address stays in a request whose renewal was stopped anywhere, %s', async (_, daysLater) => {
  const steps = await atEveryStep(async (plan) => {
    const all = await begun()
    const { ines, id, ask } = all
    const { feedbackId } = await ask({ email })
    const emailNow = async () => (await ines.store.get(id, feedbackRequests, feedbackId))?.email
    await pass(all, 10)
    const { store, directory, queue } = ines
    await interrupted(renewFeedbackLink({ ...ines, ...faulty({ store, directory, queue }, plan) }, id, feedbackId))
    if (daysLater) {
      await pass(all, daysLater)
      await renewFeedbackLink(ines, id, feedbackId)
      await pass(all, 21)
      expect(await emailNow()).toBe(email)
    }
    await pass(all, 23)
    expect(await emailNow()).toBeNull()
  })
  expect(steps).toBeGreaterThan(2)
})

it('no address stays in one that is only saved as it is asked for again some days later', async () => {
  const all = await begun()
  const { ines, id } = all
  const asked = { id: '019a9b53-5000-7cc0-8000-0123456789ab', about: 'The new model', askedOf: 'Ana', questions, email }
  const store = { ...ines.store, save: () => Promise.reject(new Error('stopped')) }
  await expect(askFeedback({ ...ines, store }, id, asked)).rejects.toThrow('stopped')
  await pass(all, 5)
  await askFeedback(ines, id, asked)
  await pass(all, 23)
  expect(await ines.store.get(id, feedbackRequests, asked.id)).toMatchObject({ email: null })
})
