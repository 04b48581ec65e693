import { leadOn, readWelcome, WelcomeChanges, WelcomeState } from '@throughline/core/account'
import { json } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const state = {
  description: 'How far they were led.',
  schema: WelcomeState,
  example: { step: 'bring', matters: ['role', 'reviews'], finishedAt: null },
}

export const welcomeRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/welcome',
    operationId: 'getWelcome',
    summary: 'How far a new person was led through the first steps',
    area: 'Account',
    answers: { 200: state },
    run: async ({ deps }) => json(await readWelcome(deps)),
  }),
  forPerson({
    method: 'PATCH',
    path: '/welcome',
    operationId: 'editWelcome',
    summary: 'Keep how far one was led, and what one is here for; once it is over it stays so',
    area: 'Account',
    body: WelcomeChanges,
    answers: { 200: state },
    run: async ({ deps, body }) => json(await leadOn(deps, body)),
  }),
]
