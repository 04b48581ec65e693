import { AppError, type ClockDep } from '../kernel/index.ts'
import type { SessionDep } from './ports.ts'

/** Minutes for which a proof counts. */
export const PROOF_MINUTES = 10

/**
 * Makes sure that the person has proved who they are within the last ten minutes, by signing in or by proving it again.
 * What changes how one gets in, or gives everything away, asks for it.
 * @throws AppError `proof-needed`
 */
export function demandProof({ clock, session }: ClockDep & SessionDep): void {
  const oldest = clock.now().subtract({ minutes: PROOF_MINUTES }).epochMilliseconds
  if (session.provenAt === null || Date.parse(session.provenAt) < oldest)
    throw new AppError('proof-needed', 'Prove again that it is you, and then do this once more.')
}
