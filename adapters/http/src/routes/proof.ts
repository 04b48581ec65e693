import { Proof, ProofState, proveAgain, readProof } from '@throughline/core/account'
import { proven, provenBy } from '../admit.ts'
import { json } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

/** As many guesses of a password as at signing in; by account, as whoever guesses sits at a browser that is signed in. */
export const proofGuesses = { account: { name: 'proof-guesses', quota: 10, windowSeconds: 600 } }

export const proofRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/auth/proof',
    operationId: 'getProof',
    summary: 'How one can prove again who one is, and until when the last proof counts',
    area: 'Account',
    inPerson: true,
    answers: {
      200: {
        description: 'The ways there are, and the end of the ten minutes.',
        schema: ProofState,
        example: { provenUntil: '2026-03-05T09:10:00.000Z', ways: ['password', 'code'], providers: [] },
      },
    },
    run: async ({ deps, session }) => json(await readProof({ ...deps, session })),
  }),
  forPerson({
    method: 'POST',
    path: '/auth/proof',
    operationId: 'proveAgain',
    summary: 'Prove again who one is, by the password or a code',
    area: 'Account',
    body: Proof,
    alone: true,
    inPerson: true,
    isUnkept: () => true,
    limits: proofGuesses,
    answers: { 204: proven },
    async run(call) {
      const { deps, session, body } = call
      return provenBy(call, await proveAgain({ ...deps, session }, body))
    },
  }),
]
