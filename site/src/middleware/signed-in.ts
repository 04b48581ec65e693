import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import type { Account } from '@throughline/core/account'

/** Whose session a visitor's cookie stands for: `leaving` for somebody whose account is to be deleted, which shows nothing any more. */
export async function signedIn(client: Client): Promise<Account | 'leaving' | null> {
  try {
    return await client.me.get()
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'unauthenticated') return null
    if (error instanceof ProblemError && error.code === 'leaving') return 'leaving'
    throw error
  }
}
