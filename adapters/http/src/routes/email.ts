import {
  AddressProof,
  cancelEmailChange,
  confirmEmailChange,
  EmailChangeAnswer,
  EmailChangeQuestion,
  EmailChangeRequest,
  EmailChangeState,
  EmailState,
  openEmailChange,
  proveAddress,
  readEmailChange,
  requestAddressProof,
  requestEmailChange,
  stopEmailChange,
} from '@throughline/core/account'
import { json, noContent } from '../reply.ts'
import { forAnyone, forPerson, type Route } from '../route.ts'

const exampleState = EmailChangeState.meta()?.example as EmailChangeState
const question = { side: 'old', email: 'ines@harbourline.example', isConfirmed: false }
const answer = { outcome: 'waiting', email: 'ines@harbourline.example' }

/** As often as a stranger may try links. */
const limits = { address: { name: 'email-change-address', quota: 30, windowSeconds: 600 } }

export const emailRoutes: readonly Route[] = [
  forPerson({
    method: 'POST',
    path: '/me/email/proof-mail',
    operationId: 'requestAddressProof',
    summary: 'Ask for another mail with a link that proves your e-mail address',
    area: 'Account',
    inPerson: true,
    answers: {
      204: { description: 'The mail is on its way; there is none where the address is proven.' },
      429: { description: 'Asked for five times within an hour, or ten within a day.' },
    },
    async run({ deps }) {
      await requestAddressProof(deps)
      return noContent()
    },
  }),
  forPerson({
    method: 'POST',
    path: '/me/email/proof',
    operationId: 'proveAddress',
    summary: 'Prove your e-mail address by the token of the link that was mailed there',
    area: 'Account',
    inPerson: true,
    body: AddressProof,
    answers: { 204: { description: 'The address is proven, by this or before.' } },
    async run({ deps, body }) {
      await proveAddress(deps, body)
      return noContent()
    },
  }),
  forPerson({
    method: 'GET',
    path: '/me/email-change',
    operationId: 'getEmailChange',
    summary: 'Whether your e-mail address is proven, the one that is to be yours, and who has confirmed that',
    area: 'Account',
    answers: {
      200: {
        description: 'The change is `null` where none is waited for.',
        schema: EmailState,
        example: { ...exampleState, isProven: true },
      },
    },
    run: async ({ deps }) => json(await readEmailChange(deps)),
  }),
  forPerson({
    method: 'POST',
    path: '/me/email-change',
    operationId: 'requestEmailChange',
    summary: 'Ask for another e-mail address; both get a mail with a link to confirm it',
    area: 'Account',
    inPerson: true,
    body: EmailChangeRequest,
    alone: true,
    answers: {
      202: {
        description: 'Mails are on their way; the answer is the same where the address has an account.',
        schema: EmailChangeState,
        example: exampleState,
      },
      403: { description: 'Prove again that it is you: by `POST /auth/proof`, or by signing in.' },
    },
    run: async ({ deps, session, body }) => json(await requestEmailChange({ ...deps, session }, body), 202),
  }),
  forPerson({
    method: 'DELETE',
    path: '/me/email-change',
    operationId: 'cancelEmailChange',
    summary: 'Call off a change of e-mail address',
    area: 'Account',
    inPerson: true,
    answers: { 204: { description: 'The links lead nowhere any more.' } },
    async run({ deps }) {
      await cancelEmailChange(deps)
      return noContent()
    },
  }),
  forAnyone({
    method: 'GET',
    path: '/auth/email-changes/{token}',
    operationId: 'openEmailChange',
    summary: 'What a mailed link to a change of address asks',
    area: 'Account',
    limits,
    answers: { 200: { description: 'Which end it is, and the new address.', schema: EmailChangeQuestion, example: question } },
    run: async ({ app, params: { token = '' } }) => json(await openEmailChange(app, token)),
  }),
  forAnyone({
    method: 'POST',
    path: '/auth/email-changes/{token}/confirmation',
    operationId: 'confirmEmailChange',
    summary: 'Confirm a change of address at the end the link was mailed to',
    area: 'Account',
    limits,
    answers: {
      200: { description: 'Changed, or waiting for the other end.', schema: EmailChangeAnswer, example: answer },
      409: { description: 'Somebody else has the address by now.' },
    },
    run: async ({ app, params: { token = '' } }) => json(await confirmEmailChange(app, token)),
  }),
  forAnyone({
    method: 'DELETE',
    path: '/auth/email-changes/{token}',
    operationId: 'stopEmailChange',
    summary: 'Stop a change of address by the link mailed to either end',
    area: 'Account',
    limits,
    answers: { 204: { description: 'The address stays as it is.' } },
    async run({ app, params: { token = '' } }) {
      await stopEmailChange(app, token)
      return noContent()
    },
  }),
]
