import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
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
