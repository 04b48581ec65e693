import type { Account, LinkedSignIn, ProviderAnswer, ProviderToLink, ProviderVisit, SignInProvider } from '@throughline/core/account'
import type { Access } from './access.ts'
import type { CodeNeeded } from './account-client.ts'

/** Where to send the browser; what it has to bring back is in a cookie, until then. */
export interface ProviderVisitBegun {
  url: string
  expiresAt: string
}

/** Somebody who is in, who has a code to show, or whose account is connected now; and where they were heading. */
export type ProviderVisitDone = ({ outcome: 'signed-in'; account: Account } | { outcome: 'linked'; linked: LinkedSignIn } | CodeNeeded) & {
  returnTo: string | null
}

/** Sign-ins at other sites: the way in by them, and those that open the account. */
export const signIns = ({ request }: Pick<Access, 'request'>) => ({
  providers: {
    list: () => request<{ items: SignInProvider[] }>('GET', '/auth/providers'),
    begin: (input: ProviderVisit) => request<ProviderVisitBegun>('POST', '/auth/providers', { body: input }),
    finish: (input: ProviderAnswer) => request<ProviderVisitDone>('POST', '/auth/providers/answer', { body: input }),
  },
  signIns: {
    list: () => request<{ items: LinkedSignIn[] }>('GET', '/sign-ins'),
    begin: (input: ProviderToLink) => request<ProviderVisitBegun>('POST', '/sign-ins', { body: input }),
    remove: (id: string) => request<void>('DELETE', `/sign-ins/${id}`),
  },
})
