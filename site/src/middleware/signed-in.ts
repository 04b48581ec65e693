import { type Client, ProblemError } from '@throughline/client'
import type { Account } from '@throughline/core/account'

/** Whose session the visitor's cookie stands for, if any. */
export async function signedIn(client: Client): Promise<Account | null> {
  try {
    return await client.me.get()
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'unauthenticated') return null
    throw error
  }
}
