import { describe, expect, it } from 'vitest'
import { nowText } from '../../kernel/index.ts'
import { MAILS_BY_ONE_A_DAY, MAILS_TO_ONE_A_DAY } from '../limits.ts'
import { takeRoomForMail } from '../mail-limit.ts'
import { runPeopleJobs } from '../people/run-people-jobs.ts'
import { willBeDeleted } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { eraseDiscussion } from '../thread/purge-discussion.ts'
import { answerFeedback, openFeedback } from './answer-feedback.ts'
import { askFeedback } from './ask-feedback.ts'
import { remindOfFeedback, revokeFeedback } from './change-feedback.ts'
import { FEEDBACK_MAIL_JOB, type FeedbackMailRequest, feedbackMailed, writeFeedbackMail } from './feedback-mail.ts'
import { keepGivenFeedback } from './given.ts'
import { listFeedback, readFeedback } from './read-feedback.ts'
import { feedbackCopies } from './schema.ts'
import { begun, questions, replies } from './test-feedback.ts'

describe('the mail of a request', () => {
  const withUrl = <D>(deps: D) => ({ ...deps, publicUrl: 'https://t.example' })

  it('names the request, goes once, and its reminder once', async () => {
    const { ines, id, ask } = await begun()
    const { feedbackId, token } = await ask({ email: 'ana@post.example' })
    expect(token).toBe('')
    const mail = (template: 'feedback-request' | 'feedback-reminder') => ({ template, discussionId: id, feedbackId })
    const written = await writeFeedbackMail(withUrl(ines), mail('feedback-request'))
    expect(written).toMatchObject({ to: 'ana@post.example', asker: 'ines', about: 'The new model', questions: 3, feedbackText: null })
    await openFeedback(ines, written?.link.split('/').at(-1) ?? '')
    await feedbackMailed(ines, mail('feedback-request'))
    expect(await writeFeedbackMail(withUrl(ines), mail('feedback-request'))).toBeNull()
    await expect(writeFeedbackMail(withUrl(ines), mail('feedback-reminder'))).rejects.toMatchObject({ code: 'unavailable' })
    for (let times = 0; times < 2; times++)
      expect(await remindOfFeedback(ines, id, feedbackId)).toMatchObject({ remindedAt: '2026-03-05T09:00:00.000Z' })
    const reminder = await writeFeedbackMail(withUrl(ines), mail('feedback-reminder'))
    for (const link of [written, reminder].map((sent) => sent?.link.split('/').at(-1) ?? '')) await openFeedback(ines, link)
  })

  it('is not sent while the account of who asks is to be deleted', async () => {
    const { ines, id, ask } = await begun()
    const { feedbackId } = await ask({ email: 'ana@post.example' })
    await willBeDeleted(ines)
    expect(await writeFeedbackMail(withUrl(ines), { template: 'feedback-request', discussionId: id, feedbackId })).toBeNull()
  })

  it('goes later where the address has had its mails of the day, which who asks reads of their own alone', async () => {
    const { ines, id, ask, clock } = await begun()
    const asked = []
    for (let times = 0; times <= MAILS_BY_ONE_A_DAY; times++) asked.push((await ask({ email: 'ana@post.example' })).feedbackId)
    const mail = (feedbackId: string) => ({ template: 'feedback-request' as const, discussionId: id, feedbackId })
    const written = await Promise.all(asked.map((feedbackId) => writeFeedbackMail(withUrl(ines), mail(feedbackId))))
    expect(written.filter((one) => one === null)).toHaveLength(1)
    const waiting = asked[written.indexOf(null)] as string
    expect(await readFeedback(ines, id, waiting)).toMatchObject({ mailedAt: null })
    const until = '2026-03-19T09:00:00.000Z'
    const later = { askOn: () => Promise.reject(new Error('There is room.')), noteSent: async () => {} }
    for (let place = 0; place < MAILS_TO_ONE_A_DAY; place++)
      await takeRoomForMail(
        ines,
        { space: 'elsewhere', id: `other ${place}`, email: 'bo@post.example', sentBy: `other ${place}`, until },
        later,
      )
    const { feedbackId } = await ask({ email: 'bo@post.example' })
    expect(await writeFeedbackMail(withUrl(ines), mail(feedbackId))).toBeNull()
    expect(await readFeedback(ines, id, feedbackId)).toMatchObject({ mailedAt: '2026-03-05T09:00:00.000Z' })
    // Midnight (UTC), as the job is due then.
    clock.advance({ hours: 15 })
    const jobs = await ines.queue.claim([FEEDBACK_MAIL_JOB], { now: nowText(ines), leaseMs: 1_000, limit: 100 })
    const due = jobs.map(({ payload }) => payload as FeedbackMailRequest).filter(({ on }) => on !== undefined)
    expect(due.map((request) => request.feedbackId).toSorted()).toEqual([waiting, feedbackId].toSorted())
    expect(await writeFeedbackMail(withUrl(ines), mail(feedbackId)), 'it is for the job of its day alone').toBeNull()
    for (const request of due) {
      expect(await writeFeedbackMail(withUrl(ines), request)).not.toBeNull()
      await feedbackMailed(ines, request)
      expect(await writeFeedbackMail(withUrl(ines), request), 'once').toBeNull()
    }
  })

  it('is not sent to whom nothing was sent, nor once it is over', async () => {
    const { ines, id, ask } = await begun()
    const [byHand, withdrawn] = [await ask(), await ask({ email: 'ana@post.example' })]
    await expect(remindOfFeedback(ines, id, byHand.feedbackId)).rejects.toMatchObject({ code: 'conflict' })
    expect(await revokeFeedback(ines, id, withdrawn.feedbackId)).toMatchObject({ email: null })
    const request = { template: 'feedback-request', discussionId: id, feedbackId: withdrawn.feedbackId } as const
    expect(await writeFeedbackMail(withUrl(ines), request)).toBeNull()
  })

  it('waits for the request to be saved, and not for one of a discussion that is no more', async () => {
    const { ines, id } = await begun()
    const request = { template: 'feedback-request', discussionId: id, feedbackId: ines.ids.next() } as const
    await expect(writeFeedbackMail(withUrl(ines), request)).rejects.toMatchObject({ code: 'unavailable' })
    await eraseDiscussion(ines as never, id)
    expect(await writeFeedbackMail(withUrl(ines), request)).toBeNull()
  })

  it('carries a copy to whoever gave an address, which the asker never learns', async () => {
    const { ines, ruth, id, ask } = await begun()
    const { token, feedbackId } = await ask()
    await answerFeedback(ruth, token, { name: 'Ana', replies, copyTo: 'ana@post.example' })
    expect(JSON.stringify(await listFeedback(ines, id))).not.toContain('ana@post')
    const request = { template: 'feedback-copy', discussionId: id, feedbackId, place: 0 } as const
    const written = await writeFeedbackMail(withUrl(ines), request)
    const mailed = written?.link.split('correction=')[1] ?? null
    expect((await openFeedback(ines, token)).answer).toBeNull()
    expect((await openFeedback(ines, token, mailed)).answer, 'by the mail, without the page').toMatchObject({ name: 'Ana' })
    expect(written).toMatchObject({
      ...{
        to: 'ana@post.example',
        until: '2026-03-06T09:00:00.000Z',
        feedbackText: expect.stringContaining('She asks *before* she plans.'),
      },
    })
    await feedbackMailed(ines, request)
    expect(await writeFeedbackMail(withUrl(ines), request)).toBeNull()
    expect(JSON.stringify(await ines.store.get(id, feedbackCopies, feedbackId)), 'the address has done its work').not.toContain('ana@post')
  })

  it('gives by the copy of one request nothing of another of the same id elsewhere, which whoever asks may choose', async () => {
    const { ines, ruth, oskar, id, ask } = await begun()
    const { token, feedbackId } = await ask({ seenBy: 'everyone' })
    await answerFeedback(ruth, token, { name: 'Ana', replies, correction: 'a'.repeat(40) })
    const other = await createDiscussion(ines, { title: 'Alone', kind: 'feedback' })
    const twin = await askFeedback(ines, other.id, { id: feedbackId, about: 'The new model', askedOf: 'Ana', questions })
    const own = { name: 'Ines', correction: 'b'.repeat(40) }
    for (let n = 0; n < 3; n++)
      await answerFeedback(ines, twin.token ?? '', {
        ...own,
        replies: [{ text: `${n}` }],
        corrects: n || null,
        copyTo: 'ines@post.example',
      })
    const copy = { template: 'feedback-copy', discussionId: other.id, feedbackId, place: 0 } as const
    const mailed = (await writeFeedbackMail(withUrl(ines), copy))?.link.split('correction=')[1] as string
    expect((await openFeedback(ines, twin.token ?? '', mailed)).answer).toMatchObject({ name: 'Ines' })
    expect((await openFeedback(ines, token, mailed)).answer).toBeNull()
    const forged = { name: 'Ana', replies: [{ text: 'Promote her.' }], corrects: 1, correction: mailed }
    await expect(answerFeedback(ines, token, forged)).rejects.toMatchObject({ code: 'conflict' })
    await expect(keepGivenFeedback(oskar, token, { correction: mailed })).rejects.toMatchObject({ code: 'not-found' })
    expect((await readFeedback(ines, id, feedbackId)).answer).toMatchObject({ name: 'Ana', revision: 1 })
    const again = { name: 'Ana', replies, corrects: 1, correction: 'a'.repeat(40), copyTo: 'ana@post.example' }
    await answerFeedback(ruth, token, again)
    expect((await ines.store.get(id, feedbackCopies, feedbackId))?.copies, 'of its own copies').toHaveLength(1)
  })

  it('carries three copies of one answer, its corrections counted, and five of one asker to an address in a day', async () => {
    const { ines, ruth, id, ask } = await begun()
    const copyTo = 'ana@post.example'
    const first = await ask()
    const correction = 'a'.repeat(40)
    for (let n = 0; n < 6; n++)
      await answerFeedback(ruth, first.token, { name: `Ana ${n}`, replies, corrects: n || null, correction, copyTo })
    expect((await ines.store.get(id, feedbackCopies, first.feedbackId))?.copies).toHaveLength(3)
    const requests: FeedbackMailRequest[] = [0, 1, 2].map((place) => ({
      ...{ template: 'feedback-copy', discussionId: id, feedbackId: first.feedbackId, place },
    }))
    for (let n = 0; n < 4; n++) {
      const { token, feedbackId } = await ask()
      await answerFeedback(ruth, token, { name: 'Ana', replies, copyTo })
      requests.push({ template: 'feedback-copy', discussionId: id, feedbackId, place: 0 })
    }
    const written = []
    for (const request of requests) {
      const mail = await writeFeedbackMail(withUrl(ines), request)
      written.push(mail?.to)
      if (mail) await feedbackMailed(ines, request)
    }
    expect(written).toEqual([...Array(MAILS_BY_ONE_A_DAY).fill(copyTo), undefined, undefined])
  })

  it('takes no day for a copy on which the answer may be corrected no more', async () => {
    const { ines, ruth, id, ask } = await begun()
    const until = '2026-03-19T09:00:00.000Z'
    const others = { askOn: async () => {}, noteSent: async () => {} }
    for (let n = 0; n < 2 * MAILS_TO_ONE_A_DAY; n++) {
      const mail = { space: 'elsewhere', id: `other ${n}`, email: 'ana@post.example', sentBy: `other ${n}`, until }
      await takeRoomForMail(ines, mail, others)
    }
    const { token, feedbackId } = await ask()
    await answerFeedback(ruth, token, { name: 'Ana', replies, copyTo: 'ana@post.example' })
    expect(await writeFeedbackMail(withUrl(ines), { template: 'feedback-copy', discussionId: id, feedbackId, place: 0 })).toBeNull()
    const jobs = await ines.queue.claim([FEEDBACK_MAIL_JOB], { now: until, leaseMs: 1_000, limit: 100 })
    expect(jobs.map(({ payload }) => (payload as FeedbackMailRequest).on).filter(Boolean)).toEqual(['2026-03-06'])
  })

  it('lets go of the address once the request is over', async () => {
    const { ines, ask, clock, id } = await begun()
    const { feedbackId } = await ask({ email: 'ana@post.example' })
    clock.advance({ hours: 24 * 22 + 2 })
    while ((await runPeopleJobs(ines as never)) > 0);
    expect(await readFeedback(ines, id, feedbackId)).toMatchObject({ email: null })
  })
})
