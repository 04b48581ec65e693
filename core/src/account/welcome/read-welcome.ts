import type { ActorDep, StoreDep } from '../../kernel/index.ts'
import { type WelcomeState, welcomes } from './schema.ts'

/** How far the person was led; who was led nowhere yet is at the beginning. */
export async function readWelcome({ store, actor }: StoreDep & ActorDep): Promise<WelcomeState> {
  const found = await store.get(actor.space, welcomes, actor.accountId)
  return found ? stateOf(found) : { step: 'self', matters: [], finishedAt: null }
}

export const stateOf = ({ step, matters, finishedAt }: WelcomeState): WelcomeState => ({ step, matters, finishedAt })
