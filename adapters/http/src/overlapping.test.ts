import { heldUp, sequentialIds } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { aProcess, asking, elsewhere, isKeyed, LATER, LEASE, writing } from './test-asking.ts'
import type { DescribedOperation } from './test-operations.ts'
import { difference, doChores } from './test-stopped.ts'

/** A process that waits before one of its writes is asked; another is asked the same once the lease is over, and then the first goes on. */
async function overlapped(operation: DescribedOperation, heldAt: number) {
  const { storage, send, become } = asking(operation)
  const { ports, isWaiting, goOn, steps } = heldUp(storage, ({ number }) => number === heldAt)
  const first = aProcess({ ...ports, ids: sequentialIds(0x10_0000) })
  const other = aProcess({ ...storage, ids: sequentialIds(0x20_0000) })
  const asked = send(first)
  const isHeld = await Promise.race([isWaiting.then(() => true), asked.then(() => false)])
  for (const { clock } of [first, other]) clock.advance(LEASE)
  const meanwhile = isHeld ? [await send(other)] : []
  goOn()
  const late = await asked
  // Who is told that it still runs asks again.
  const answers = [...meanwhile, late.headers.has('retry-after') ? await send(other) : late, ...(isHeld ? [await send(other)] : [])]
  other.clock.advance(LATER)
  await doChores(other.deps)
  return { told: become(), statuses: answers.map(({ status }) => status), steps: steps() }
}

interface Differing {
  why: string
  /** What there may be more of, or otherwise, by the beginnings of its lines. */
  lines?: RegExp
  /** How it may be answered besides. */
  statuses?: readonly number[]
}

const anotherLink = 'a link is told once: each try has made another, and the last opens'
const told = (type: string) => ({ why: 'it is told again', lines: new RegExp(`^change .*"type":"${type}"`) })
const doneBefore = 'asked for again it is refused, as it is done'
const content = {
  why: 'a content that no record names waits for the day of its job',
  lines: /^job (orphaned-blob|discussion.sweep-message)/,
}

/** What two tries at once leave besides, and why that is right. */
const differing: Readonly<Record<string, Differing>> = {
  changePassword: { why: 'the session that asked ended with the old password', statuses: [401, 422] },
  requestEmailChange: { why: 'each try counts against the limit, and asks for mails', lines: /^(entry mail-limit|job # .*email-change)/ },
  askDeletion: { why: 'the session that asked has ended; a job for each moment', lines: /^job account\./, statuses: [401, 403] },
  attachFile: content,
  attachToMessage: content,
  importFile: content,
  dismissWinCandidate: told('dismissed-candidate.restored'),
  drawPacket: told('review-packet.updated'),
  debriefInterview: told('target-job.updated'),
  askAttestation: { why: anotherLink, lines: /^(change .*"attestation.updated"|entry attestation|row \S+ attestation )/ },
  renewAttestationLink: { why: anotherLink, lines: /^(change .*"attestation.updated"|entry attestation|row \S+ attestation )/ },
  askFeedback: {
    why: anotherLink,
    lines:
      /^(change .*"(feedback-request|participation).updated"|entry feedback|row \S+ (feedback-request|participation) |job discussion.feedback-end)/,
  },
  renewFeedbackLink: {
    why: anotherLink,
    lines:
      /^(change .*"(feedback-request|participation).updated"|entry feedback|row \S+ (feedback-request|participation) |job discussion.feedback-end)/,
  },
  inviteToDiscussion: { why: anotherLink, lines: /^(entry invite|job discussion.invite-end)/ },
  sendResume: {
    why: 'each try has made the document, of which there is an edition',
    lines: /^(change .*"(edition.(created|updated)|target-job.updated)"|job orphaned-blob|row \S+ edition )/,
  },
  practiseQuestion: { why: 'the second finds it, and makes none', lines: /^row \S+ keyed-request /, statuses: [200] },
  passDiscussionOn: { why: doneBefore, lines: /^row \S+ keyed-request /, statuses: [403] },
  leaveDiscussion: { why: doneBefore, lines: /^(row \S+ keyed-request |job discussion.purge)/, statuses: [404] },
  acceptWaitingInvite: { why: doneBefore, lines: /^row \S+ keyed-request /, statuses: [404] },
  declineWaitingInvite: { why: doneBefore, lines: /^row \S+ keyed-request /, statuses: [404] },
  makeToken: { why: 'it is told once', lines: /^(entry api-token|row \S+ keyed-request )/, statuses: [409] },
  makeWebhook: { why: 'it is told once', lines: /^row \S+ keyed-request /, statuses: [409] },
  makeCalendarFeed: { why: 'an address is told once: the other is known to nobody', lines: /^entry calendar-feed/ },
  subscribeToCalendar: { why: 'it is read by its job', lines: /^(change .*"calendar-subscription.updated"|row \S+ keyed-request )/ },
  testWebhook: { why: 'each try sends a test', lines: /^row \S+ webhook-delivery / },
  redeliver: { why: 'each try sends it, under its id', lines: /^row \S+ (webhook-delivery|keyed-request) / },
}

const keyed = writing.filter((operation) => isKeyed(operation) && !(operation.operationId in elsewhere))

it('knows of nothing that is there no more', () => {
  const names = keyed.map(({ operationId }) => operationId)
  expect(Object.keys(differing).filter((name) => !names.includes(name))).toEqual([])
})

it.each(keyed.map((operation) => [operation.operationId, operation] as const))(
  '%s, asked for again while its first try outlasts its lease, comes to what it comes to undisturbed',
  async (operationId, operation) => {
    const undisturbed = await overlapped(operation, Number.POSITIVE_INFINITY)
    const { lines, statuses: besides = [] } = differing[operationId] ?? { lines: undefined }
    const different: unknown[] = []
    for (let heldAt = 1; heldAt <= undisturbed.steps; heldAt++) {
      const { told, statuses } = await overlapped(operation, heldAt)
      const { missing, more } = difference(undisturbed.told, told)
      const otherwise = [...missing, ...more].filter((line) => !lines?.test(line))
      const answered = statuses.filter((status) => ![...undisturbed.statuses, ...besides].includes(status))
      if (otherwise.length + answered.length > 0) different.push({ before: heldAt, statuses, otherwise })
    }
    expect(different).toEqual([])
  },
)
