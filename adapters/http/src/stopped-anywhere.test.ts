import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FaultPlan, faulty, sequentialIds } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { type DescribedOperation, isAboutOthers, operationsOf, requestFor } from './operations-for-tests.ts'
import { ask, ORIGIN, read, testApp } from './test-app.ts'
import { type Held, storageOf } from './test-everything.ts'
import { becomeOf, difference, type Somebody, settle, somebody } from './test-stopped.ts'

const operations = operationsOf(await read(await ask(testApp().app, '/openapi.json')))

const [alone, among] = [await somebody(false), await somebody(true)]

/** After what was there before; no proof and no session has ended by then. */
const SOON = { seconds: 67 }
/** Until all of that is due which processes do by themselves. */
const LATER = { hours: 3 }
/** Until what a process that is gone had claimed is free again. */
const LEASE = { seconds: 77 }

/** Bodies that name what is there, where the examples do not. */
const bodies: Readonly<Record<string, (owner: Somebody) => object>> = {
  signIn: ({ email, password }) => ({ email, password }),
  askDeletion: ({ email }) => ({ address: email }),
  createTaskTemplate: ({ ids }) => ({ taskId: ids.id }),
  dismissWinCandidate: ({ ids }) => ({ kind: 'task', id: ids.id }),
}

async function asked(operation: DescribedOperation, plan: FaultPlan) {
  const owner = isAboutOthers(operation) ? among : alone
  const { held: before, ids, cookie } = owner
  const held: Held = structuredClone(before)
  const storage = storageOf(held)
  const { path, options } = requestFor(operation, ids)
  const body = bodies[operation.operationId]?.(owner)
  const key: Record<string, string> = operation.method === 'POST' && !operation.isPublic ? { 'idempotency-key': 'once' } : {}
  const send = ({ app }: ReturnType<typeof testApp>) =>
    ask(app, path, { ...options, ...(body && { body }), headers: { cookie, origin: ORIGIN, ...key } })
  const first = testApp({ ...faulty(storage, plan), ids: sequentialIds(0x10_0000) })
  first.clock.advance(SOON)
  let answer = await send(first)
  const statuses = [answer.status]
  const later = testApp({ ...storage, ids: sequentialIds(0x20_0000) })
  later.clock.advance(SOON)
  later.clock.advance(LEASE)
  if (plan.fired) {
    answer = await send(later)
    statuses.push(answer.status)
  }
  later.clock.advance(LATER)
  await settle(later.deps)
  return { told: becomeOf(held, owner), statuses }
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

/** What takes more than a request, such as a secret out of a mail: the file that stops it, or why none does. */
const elsewhere: Readonly<Record<string, string>> = {
  signInByCode: 'a code is used up at its first use, by one write',
  confirmCodes: 'asks for a code by the clock; a second time it is in use',
  renewRecoveryCodes: 'asks for codes by the clock, which are not in use here',
  resetPassword: 'core/src/account/reset-password.test.ts',
  stopEmailChange: 'core/src/account/email/change.test.ts',
  confirmEmailChange: 'core/src/account/email/change.test.ts',
  signInByPasskey: 'a question is used up by its first answer',
  proveByPasskey: 'a question is used up by its first answer',
  addPasskey: 'a question is used up by its first answer',
  answerOfProvider: 'core/src/account/linked/stopped.test.ts',
  beginCheckout: 'nothing is sold here; what was begun is known to the till',
  openPortal: 'nothing is sold here; it writes nothing',
  answerAttestation: 'one write, by the secret of a link',
  answerFeedback: 'core/src/discussion/feedback/feedback.test.ts',
  keepGivenFeedback: 'one write, by the secret of a link',
  removeSampleData: 'core/src/import/undo-import.test.ts',
  unsubscribe: 'one write, by the secret of a link',
  resubscribe: 'one write, by the secret of a link',
  endSandbox: 'adapters/http/src/sandbox.test.ts',
  resetSandbox: 'adapters/http/src/sandbox.test.ts',
}

const writing = operations.filter(({ method }) => method !== 'GET')

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
