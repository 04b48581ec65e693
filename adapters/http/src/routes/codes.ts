import {
  beginCodes,
  CodeShown,
  CodesState,
  confirmCodes,
  NewCodes,
  readCodes,
  renewRecoveryCodes,
  turnOffCodes,
} from '@throughline/core/account'
import { z } from 'zod'
import { json, noContent } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const recoveryCodes = {
  description: 'The recovery codes, told this once: each signs in without the app, one time.',
  schema: z.object({ recoveryCodes: z.array(z.string()) }),
  example: { recoveryCodes: ['k7mp-2xqd-9fhw-c4ta-w8ze-n3yr'] },
}
const proof = { 403: { description: 'Prove again that it is you: by `POST /auth/proof`, or by signing in.' } }
/** What is told once is kept nowhere, and is no part of a batch. */
const toldOnce = { isUnkept: () => true, alone: true } as const

export const codeRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/me/codes',
    operationId: 'getCodes',
    summary: 'Whether codes from an app are asked for at sign-in',
    area: 'Account',
    answers: {
      200: {
        description: 'Since when, and how many recovery codes are left.',
        schema: CodesState,
        example: { onSince: '2026-03-05T09:00:00.000Z', recoveryCodesLeft: 8 },
      },
    },
    run: async ({ deps }) => json(await readCodes(deps)),
  }),
  forPerson({
    method: 'POST',
    path: '/me/codes',
    operationId: 'beginCodes',
    summary: 'Begin to set up codes from an app',
    area: 'Account',
    inPerson: true,
    ...toldOnce,
    answers: {
      200: {
        description: 'What the app needs. Nothing is asked for until a first code is shown.',
        schema: NewCodes,
        example: { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', address: 'otpauth://totp/Throughline:ines.varga%40post.example?secret=…' },
      },
      ...proof,
      409: { description: 'They are on already.' },
    },
    run: async ({ deps, session }) => json(await beginCodes({ ...deps, session })),
  }),
  forPerson({
    method: 'POST',
    path: '/me/codes/confirmation',
    operationId: 'confirmCodes',
    summary: 'Turn codes on by a first one',
    area: 'Account',
    inPerson: true,
    body: CodeShown,
    ...toldOnce,
    answers: { 200: recoveryCodes, ...proof, 409: { description: 'They are on already, or were not begun.' } },
    run: async ({ deps, session, body }) => json(await confirmCodes({ ...deps, session }, body)),
  }),
  forPerson({
    method: 'POST',
    path: '/me/codes/recovery-codes',
    operationId: 'renewRecoveryCodes',
    summary: 'Make new recovery codes in place of the old ones',
    area: 'Account',
    inPerson: true,
    ...toldOnce,
    answers: { 200: recoveryCodes, ...proof, 409: { description: 'Codes are off.' } },
    run: async ({ deps, session }) => json(await renewRecoveryCodes({ ...deps, session })),
  }),
  forPerson({
    method: 'DELETE',
    path: '/me/codes',
    operationId: 'turnOffCodes',
    summary: 'Turn codes at sign-in off',
    area: 'Account',
    inPerson: true,
    answers: { 204: { description: 'They are off.' }, ...proof },
    async run({ deps, session }) {
      await turnOffCodes({ ...deps, session })
      return noContent()
    },
  }),
]
