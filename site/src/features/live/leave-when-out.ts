import { ProblemError } from '@throughline/client/problem'
import { leaveFor } from './why-out.ts'

const AGAIN_MS = 5_000

/** Whether the server itself says that nobody is signed in, rather than something on the way to it. */
export const isSignedOut = (error: unknown): boolean => error instanceof ProblemError && error.code === 'unauthenticated'

/**
 * Leaves the page once the server has said for a second time that nobody is signed in, which goes on being asked while there
 * is no answer: a server that is being replaced may say so by mistake. What waits is kept as the page goes, for the next sign-in.
 */
export async function leaveWhenOut(
  ask: () => Promise<unknown>,
  leave = () => leaveFor('ended'),
  pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<void> {
  for (;;) {
    await pause(AGAIN_MS)
    try {
      await ask()
      return
    } catch (error) {
      if (isSignedOut(error)) return leave()
    }
  }
}
