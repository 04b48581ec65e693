import { ask, ORIGIN, read, testApp } from './test-app.ts'
import { type Held, storageOf } from './test-everything.ts'
import { type DescribedOperation, isAboutOthers, operationsOf, requestFor } from './test-operations.ts'
import { becomeOf, type Somebody, somebody } from './test-stopped.ts'

/** All that is asked for to change something. */
export const writing = operationsOf(await read(await ask(testApp().app, '/openapi.json'))).filter(({ method }) => method !== 'GET')

const [alone, among] = [await somebody(false), await somebody(true)]

/** After what was there before; no proof and no session has ended by then. */
const SOON = { seconds: 67 }
/** Until all of that is due which processes do by themselves. */
export const LATER = { hours: 3 }
/** Until what a process that is gone had claimed is free again. */
export const LEASE = { seconds: 77 }

/** Bodies that name what is there, where the examples do not. */
const bodies: Readonly<Record<string, (owner: Somebody) => object>> = {
  signIn: ({ email, password }) => ({ email, password }),
  askDeletion: ({ email }) => ({ address: email }),
  createTaskTemplate: ({ ids }) => ({ taskId: ids.id }),
  dismissWinCandidate: ({ ids }) => ({ kind: 'task', id: ids.id }),
}

/** Whether two tries at it are known for the same. */
export const isKeyed = ({ method, isPublic }: DescribedOperation): boolean => method === 'POST' && !isPublic

type Process = ReturnType<typeof testApp>

/** One of the processes of a server, some time after what is there was made. */
export function aProcess(over: Parameters<typeof testApp>[0]): Process {
  const process = testApp(over)
  process.clock.advance(SOON)
  return process
}

/**
 * A request of somebody who has something of every kind, by one key, in a storage of its own.
 * @param said its body, where that is to be no example
 */
export function asking(operation: DescribedOperation, said?: object) {
  const owner = isAboutOthers(operation) ? among : alone
  const held: Held = structuredClone(owner.held)
  const { path, options } = requestFor(operation, owner.ids)
  const body = said ?? bodies[operation.operationId]?.(owner)
  const key: Record<string, string> = isKeyed(operation) ? { 'idempotency-key': 'once' } : {}
  const headers = { cookie: owner.cookie, origin: ORIGIN, ...key }
  return {
    held,
    storage: storageOf(held),
    send: ({ app }: Process) => ask(app, path, { ...options, ...(body && { body }), headers }),
    /** What became of what was there. */
    become: () => becomeOf(held, owner),
  }
}

/** What takes more than a request, such as a secret out of a mail: the file that stops it, or why none does. */
export const elsewhere: Readonly<Record<string, string>> = {
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
