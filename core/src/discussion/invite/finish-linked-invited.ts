import { type Finished, type FinishLinkedDeps, finishLinked, type LinkedBack, type ProviderAnswer } from '../../account/index.ts'
import { isInvited } from './sign-up-invited.ts'
import { tellOfWaiting } from './tell-invited.ts'

/**
 * Takes somebody who comes back from a provider to what they went there for. A new account is let in by an invitation where
 * that is needed, and told of those that wait for its address.
 * @throws AppError as `finishLinked`.
 */
export async function finishLinkedInvited(
  deps: FinishLinkedDeps,
  input: ProviderAnswer,
  back: Omit<LinkedBack, 'isInvited'>,
): Promise<Finished> {
  const finished = await finishLinked(deps, input, {
    ...back,
    isInvited: (invitation, email) => isInvited(deps, invitation, () => email),
  })
  if (finished.outcome === 'signed-in') await tellOfWaiting(deps, finished.account)
  return finished
}
