import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FaultPlan, faulty, sequentialIds } from '@throughline/contracts'
import { expect, it } from 'vitest'
import type { DescribedOperation } from './operations-for-tests.ts'
import { aProcess, asking, elsewhere, LATER, LEASE, writing } from './test-asking.ts'
import { difference, settle } from './test-stopped.ts'

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
  await settle(later.deps)
  return { told: become(), statuses }
}

/** What asking again adds to what was done, or leaves of the first time, and why that is right. */
const differing: Readonly<Record<string, string>> = {
  signUp: 'who is there already signs in, as from a browser that is not known yet',
  signIn: 'nobody has the session that was opened first, and it runs out',
  requestPasswordReset: 'each time it is asked for there is a mail, as far as the limit goes',
  changePassword: 'the session that asked ended with the old password: its person signs in with the new one',
  requestEmailChange: 'each time it is asked for counts against the limit',
  proveAgain: 'what leads to the session by a secret that nobody was told leads nowhere, until it runs out',
  renamePasskey: 'that it is called so is told again',
  endOtherSessions: 'what leads to a session that is gone leads nowhere, until it runs out',
  endSession: 'what leads to a session that is gone leads nowhere, until it runs out',
  emptyTrash: 'that it is empty is told again',
  emptyJournalTrash: 'that it is empty is told again',
  attachFile: 'a content that no record names waits for the day of its job',
  attachToMessage: 'a content that no record names waits for the day of its job',
  importFile: 'a content that no record names waits for the day of its job',
  sendResume: 'a content that no record names waits for the day of its job',
  drawPacket: 'that it was drawn is told again',
  askAttestation: 'a link is told once: asked again there is another, and the first opens nothing',
  renewAttestationLink: 'a link is told once: asked again there is another, and the first opens nothing',
  askFeedback: 'a link is told once: asked again there is another, and the first opens nothing',
  renewFeedbackLink: 'a link is told once: asked again there is another, and the first opens nothing',
  inviteToDiscussion: 'a link is told once: the first is known to nobody, and runs out',
  makeToken: 'a token is told once: the first is known to nobody, and its record has the digest of another',
  makeCalendarFeed: 'an address is told once: the first is known to nobody, and its record has the digest of another',
  rotateCalendarFeed: 'an address is told once: the first is known to nobody, and its record has the digest of another',
  makeWebhook: 'its secret is told once: asked again it is refused, and looked after by its job',
  dismissWinCandidate: 'that it is out of the way is told again',
  practiseQuestion: 'it is found, and not made',
  deleteDiscussion: 'a job for each moment it was asked for, of which the second finds nothing',
  askDeletion: 'a job for each moment it was asked for, of which the second finds nothing',
  leaveDiscussion: 'a job for each moment it was asked for, of which the second finds nothing',
  editNotificationSettings: 'a job for each moment it was asked for, of which the second finds nothing',
  editWebhook: 'a job for each moment it was asked for, of which the second finds nothing',
  removeDiscussionPerson: 'that the discussion was taken from them is told them again',
  acceptWaitingInvite: 'what was accepted waits no longer: asked again it is not found',
  revokeFeedback: 'its place among what its asker has open there goes as it expires, as it names no address any more',
  declineWaitingInvite: 'what was declined waits no longer: asked again it is not found',
  passDiscussionOn: 'who passed it on may not a second time',
  dropMessageFile: 'a file that its message shows no more is put away for good',
  endPushSubscription: 'what leads to a browser that takes nothing any more leads nowhere',
  subscribeToCalendar: 'it is answered as it was made, and read by its job',
  removeWebhook: 'what is left of it goes with its job, within a day',
  testWebhook: 'a test is sent again',
  redeliver: 'it is sent again, under its id',
  makeSandbox: 'nobody knows of the first, which ends by itself',
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
    const different: unknown[] = []
    // Before one is after the one before it: nothing that lasts happens in between.
    for (let failAt = 1; failAt <= (whole.steps ?? 0); failAt++) {
      const plan: FaultPlan = { failAt, when: 'after' }
      const stopped = await asked(operation, plan)
      expect(plan.fired).toBe(true)
      const { missing, more } = difference(undisturbed.told, stopped.told)
      expect(stopped.statuses[1], `stopped after write ${failAt}`).toBeLessThan(500)
      if (missing.length + more.length > 0) different.push({ after: failAt, answered: stopped.statuses, missing, more })
    }
    if (operationId in differing) expect(different, differing[operationId]).not.toEqual([])
    else expect(different).toEqual([])
  },
)
