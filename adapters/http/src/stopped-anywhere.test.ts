import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FaultPlan, faulty, sequentialIds } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { aProcess, asking, elsewhere, LATER, LEASE, writing } from './test-asking.ts'
import type { DescribedOperation } from './test-operations.ts'
import { difference, doChores } from './test-stopped.ts'

async function asked(operation: DescribedOperation, plan: FaultPlan) {
  const { storage, send, become } = asking(operation)
  const first = aProcess({ ...faulty(storage, plan), ids: sequentialIds(0x10_0000) })
  let answer = await send(first)
  const statuses = [answer.status]
  const later = aProcess({ ...storage, ids: sequentialIds(0x20_0000) })
  later.clock.advance(LEASE)
  if (plan.fired) {
    answer = await send(later)
    statuses.push(answer.status)
  }
  later.clock.advance(LATER)
  await doChores(later.deps)
  return { told: become(), statuses }
}

/** Where asking again comes to something else than was done once: why that is right, and what it may be. All else fails. */
interface Otherwise {
  why: string
  /** What the second try may answer instead. */
  answers?: readonly number[]
  /** What may be there besides, be missing, or be there with other fields. */
  more?: readonly string[]
  missing?: readonly string[]
  other?: readonly string[]
}

const NOT_FOUND_AGAIN = 'it is not found a second time'

const differing: Readonly<Record<string, Otherwise>> = {
  signUp: {
    why: 'who is there already signs in, as from a browser that is not known yet; nobody has the session that was opened first',
    more: ['change notification.created', 'entry session', 'job mail.notification', 'row notification', 'row session'],
  },
  signIn: { why: 'nobody has the session that was opened first, and it runs out', more: ['entry session', 'row session'] },
  requestPasswordReset: { why: 'each time it is asked for there is a mail, as far as the limit goes', more: ['job mail.send'] },
  proveAgain: {
    why: 'what leads to the session by a secret that nobody was told leads nowhere, until it runs out',
    more: ['entry session'],
  },
  changePassword: {
    why: 'the session that asked ended with the old password: its person signs in with the new one, and what the others lead to leads nowhere',
    answers: [401],
    missing: ['entry device', 'entry session', 'gone entry session', 'gone row session', 'row push-subscription', 'row session'],
  },
  requestEmailChange: {
    why: 'each time it is asked for counts against the limit, and is told by a mail',
    more: ['entry mail-limit', 'job mail.send'],
  },
  renamePasskey: { why: 'that it is called so is told again', more: ['change passkey.updated'] },
  removePasskey: { why: NOT_FOUND_AGAIN, answers: [404] },
  endOtherSessions: { why: 'what leads to a session that is gone leads nowhere, until it runs out', missing: ['gone entry session'] },
  endSession: {
    why: 'what leads to a session that is gone leads nowhere, until it runs out; it is not found a second time',
    answers: [404],
    missing: ['gone entry session'],
  },
  askDeletion: {
    why: 'whoever asked is signed out by then and sees that it is to be deleted; a job for each moment it was asked for finds nothing',
    answers: [401, 403],
    more: ['job account.billing', 'job account.purge'],
    missing: ['gone entry session', 'gone row session'],
    other: ['row keyed-request: sealed'],
  },
  removeSignIn: { why: NOT_FOUND_AGAIN, answers: [404] },
  emptyTrash: { why: 'that it is empty is told again', more: ['change trash.emptied'] },
  attachFile: {
    why: 'a content that no record names waits for the day of its job, and its room with it',
    more: ['blob', 'job orphaned-blob'],
    other: ['row storage-use: bytes'],
  },
  emptyJournalTrash: { why: 'that it is empty is told again', more: ['change trash.emptied'] },
  removeEvidence: { why: NOT_FOUND_AGAIN, answers: [404] },
  dismissWinCandidate: { why: 'that it is out of the way is told again', more: ['change dismissed-candidate.restored'] },
  drawPacket: { why: 'that it was drawn is told again', more: ['change review-packet.updated'] },
  askAttestation: {
    why: 'a link is told once: asked again there is another, and the first opens nothing',
    more: ['change attestation.updated', 'entry attestation'],
    other: ['row attestation: linkVersion'],
  },
  renewAttestationLink: {
    why: 'a link is told once: asked again there is another, and the first opens nothing',
    more: ['change attestation.updated', 'entry attestation'],
    other: ['row attestation: linkVersion'],
  },
  takeJobStageBack: { why: NOT_FOUND_AGAIN, answers: [404] },
  sendResume: {
    why: 'its document is made once more, of the same edition; a content that no record names waits for the day of its job, and its room with it',
    more: ['blob', 'change edition.updated', 'job orphaned-blob'],
    other: ['row storage-use: bytes'],
  },
  practiseQuestion: { why: 'it is found, and not made', answers: [200] },
  deleteDiscussion: { why: 'a job for each moment it was asked for, of which the second finds nothing', more: ['job discussion.purge'] },
  removeDiscussionPerson: { why: 'that the discussion was taken from them is told them again', more: ['change participation.deleted'] },
  passDiscussionOn: {
    why: 'who passed it on may not a second time',
    answers: [403],
    other: ['row keyed-request: sealed'],
  },
  leaveDiscussion: {
    why: 'they are not in it any more; a job for each moment it was asked for, of which the second finds nothing',
    answers: [404],
    more: ['job discussion.purge'],
    other: ['row keyed-request: sealed'],
  },
  inviteToDiscussion: {
    why: 'a link is told once: the first is known to nobody, and runs out; its end finds nothing',
    more: ['entry invite', 'job discussion.invite-end'],
  },
  acceptWaitingInvite: {
    why: 'what was accepted waits no longer: asked again it is not found, what told of it stays as it was, and its place among what is open goes as it expires',
    answers: [404],
    missing: ['change notification.updated', 'gone entry named-address', 'row notification'],
    other: ['row keyed-request: sealed'],
  },
  declineWaitingInvite: {
    why: 'what was declined waits no longer: asked again it is not found, and its place among what is open goes as it expires',
    answers: [404],
    missing: ['gone entry named-address'],
    other: ['row keyed-request: sealed'],
  },
  askFeedback: {
    why: 'a link is told once: asked again there is another, and the first opens nothing: its end finds nothing',
    more: ['change feedback-request.updated', 'change participation.updated', 'entry feedback', 'job discussion.feedback-end'],
    other: ['row feedback-request: linkVersion', 'row participation: deliveredSeq'],
  },
  renewFeedbackLink: {
    why: 'a link is told once: asked again there is another, and the first opens nothing: its end finds nothing',
    more: ['change feedback-request.updated', 'change participation.updated', 'entry feedback', 'job discussion.feedback-end'],
    other: ['row feedback-request: linkVersion', 'row participation: deliveredSeq'],
  },
  revokeFeedback: {
    why: 'its place among what its asker has open there goes as it expires, as it names no address any more',
    missing: ['gone entry named-address'],
  },
  attachToMessage: {
    why: 'a content that no record names waits for the day of its job, and its room with it',
    more: ['blob', 'job discussion.sweep-message', 'job orphaned-blob'],
    other: ['row storage-use: bytes'],
  },
  dropMessageFile: {
    why: 'a file that its message shows no more is put away for good',
    more: ['change attachment.deleted', 'gone blob', 'gone row attachment', 'row storage-use'],
  },
  importFile: { why: 'a content that no record names waits for the day of its job', more: ['blob', 'job orphaned-blob'] },
  endPushSubscription: {
    why: 'it is not found a second time; what leads to a browser that takes nothing any more leads nowhere',
    answers: [404],
    missing: ['gone entry push-endpoint'],
  },
  makeToken: {
    why: 'a token is told once: the first is known to nobody; asked again once there is its record it is refused, and nothing is told of what nobody has',
    answers: [409],
    more: ['entry api-token'],
    missing: ['change notification.created', 'job mail.notification', 'job push.notification', 'row notification'],
  },
  revokeToken: { why: NOT_FOUND_AGAIN, answers: [404] },
  makeCalendarFeed: {
    why: 'an address is told once: the first is known to nobody, and its record has the digest of another',
    more: ['entry calendar-feed'],
  },
  removeCalendarFeed: { why: NOT_FOUND_AGAIN, answers: [404] },
  rotateCalendarFeed: {
    why: 'an address is told once: the first is known to nobody, and its record has the digest of another',
    more: ['entry calendar-feed'],
    missing: ['gone entry calendar-feed'],
  },
  unsubscribeFromCalendar: { why: NOT_FOUND_AGAIN, answers: [404] },
  makeWebhook: {
    why: 'its secret is told once: asked again it is refused, and looked after by its job',
    answers: [409],
    missing: ['job webhook.attend'],
  },
  editWebhook: { why: 'a job for each moment it was asked for, of which the second finds nothing', more: ['job webhook.attend'] },
  removeWebhook: {
    why: 'it is not found a second time; what is left of it goes with its job, within a day',
    answers: [404],
    more: ['row webhook'],
    missing: ['gone row webhook', 'job webhook.attend'],
  },
  testWebhook: { why: 'a test is sent again', more: ['row webhook-delivery'] },
  redeliver: { why: 'it is sent again, under its id', other: ['row webhook-delivery: attempts'] },
  makeSandbox: {
    why: 'nobody knows of the first, which ends by itself',
    more: [
      'change account.created',
      'change api-token.created',
      'change task.created',
      'entry api-token',
      'entry sandbox-place',
      'job sandbox.purge',
      'row account',
      'row api-token',
      'row sandbox',
      'row task',
    ],
  },
}

/** What a line is of: the type of a change or a job, the name of an entry, the kind of a record. */
function sortOf(line: string): string {
  const [, gone = '', what = '', rest = ''] = /^(gone )?(\w+) (.*)$/s.exec(line) ?? []
  const named = { change: /"type":"([\w.-]+)"/, job: /"type":"([\w.-]+)"/, entry: /^(\S+)/, row: /^\S+ (\S+)/ }[what]?.exec(rest)?.[1]
  return `${gone}${what}${named ? ` ${named}` : ''}`
}

/** The names of fields in which two lines differ. */
function fieldsOf(one: string, other: string): string {
  const [these, those] = [one, other].map((line) => line.split(/,(?=\\"\w+\\":)/)) as [string[], string[]]
  const names = [...these.filter((part) => !those.includes(part)), ...those.filter((part) => !these.includes(part))]
  return [...new Set(names.map((part) => /^(?:.*\{)?\\"(\w+)\\":/.exec(part)?.[1] ?? part))].sort().join(', ')
}

/** What differs, by sort; a record that is there with other fields as one. */
function sorts({ missing, more }: ReturnType<typeof difference>) {
  const found = { more: [...more], missing: [] as string[], other: [] as string[] }
  for (const line of missing) {
    const twin = found.more.find((one) => one.startsWith('row ') && sortOf(one) === sortOf(line))
    if (twin === undefined) found.missing.push(line)
    else {
      found.more.splice(found.more.indexOf(twin), 1)
      found.other.push(`${sortOf(line)}: ${fieldsOf(line, twin)}`)
    }
  }
  return { more: found.more.map(sortOf), missing: found.missing.map(sortOf), other: found.other }
}

it('knows of nothing that is there no more', () => {
  const names = writing.map(({ operationId }) => operationId)
  expect(Object.keys({ ...differing, ...elsewhere }).filter((name) => !names.includes(name))).toEqual([])
  const files = Object.values(elsewhere).filter((where) => where.endsWith('.test.ts'))
  for (const file of files) expect(readFileSync(join(import.meta.dirname, '../../..', file), 'utf8'), file).toContain('atEveryStep')
})

it.each(writing.map((operation) => [operation.operationId, operation] as const))(
  '%s, stopped after any of its writes and asked for again, comes to what it comes to undisturbed',
  async (operationId, operation) => {
    const whole: FaultPlan = { failAt: Number.POSITIVE_INFINITY }
    const undisturbed = await asked(operation, whole)
    const [status = 0] = undisturbed.statuses
    expect(status >= 300, `It answered ${status}: what is not done says nothing of being stopped.`).toBe(operationId in elsewhere)
    if (status >= 300) return
    const seen = { answers: new Set<number>(), more: new Set<string>(), missing: new Set<string>(), other: new Set<string>() }
    // Before one is after the one before it: nothing that lasts happens in between.
    for (let failAt = 1; failAt <= (whole.steps ?? 0); failAt++) {
      const plan: FaultPlan = { failAt, when: 'after' }
      const stopped = await asked(operation, plan)
      expect(plan.fired).toBe(true)
      const [, second = 0] = stopped.statuses
      if (second !== status) seen.answers.add(second)
      const found = sorts(difference(undisturbed.told, stopped.told))
      for (const part of ['more', 'missing', 'other'] as const) for (const one of found[part]) seen[part].add(one)
    }
    const { why, ...allowed } = differing[operationId] ?? {}
    const told = Object.fromEntries(Object.entries(seen).flatMap(([part, all]) => (all.size > 0 ? [[part, [...all].sort()]] : [])))
    expect(told, why).toEqual(allowed)
  },
)
