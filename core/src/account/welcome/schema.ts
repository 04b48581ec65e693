import { z } from 'zod'
import { defineKind, envelope, Instant } from '../../kernel/index.ts'

/** What a new person is led through, in this order; each may be left out. */
export const welcomeSteps = ['self', 'matters', 'bring', 'begin', 'sample'] as const
export type WelcomeStep = (typeof welcomeSteps)[number]

/** What somebody is here for. */
export const matters = ['tasks', 'role', 'reviews', 'reflect'] as const
export type Matter = (typeof matters)[number]

const state = {
  step: z.enum(welcomeSteps).describe('Where to go on.'),
  matters: z.array(z.enum(matters)).max(matters.length).describe('What the person is here for.'),
  finishedAt: Instant.nullable().describe('Since when there is nothing more to be led through; `null` before.'),
}

/** How far a new person was led; it lies in the account's space under its id. */
export const Welcome = z.object({ ...envelope, ...state })
export type Welcome = z.infer<typeof Welcome>

export const welcomes = defineKind('welcome', { schema: Welcome, version: 1, queries: {}, archive: null })

export const WelcomeState = z.object(state).meta({ id: 'WelcomeState' })
export type WelcomeState = z.infer<typeof WelcomeState>

export const WelcomeChanges = z
  .strictObject({ step: state.step, matters: state.matters, isFinished: z.literal(true).describe('It is over, for good.') })
  .partial()
  .meta({ id: 'WelcomeChanges', example: { step: 'bring', matters: ['role', 'reviews'] } })
export type WelcomeChanges = z.input<typeof WelcomeChanges>
