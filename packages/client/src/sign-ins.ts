import type { Account, ProviderAnswer, ProviderOfPerson, ProviderVisit, ShownLinkedSignIn, ShownProvider } from '@throughline/core/account'
import type { Access } from './access.ts'
import type { CodeNeeded } from './account-client.ts'

/** Where to send the browser; what it has to bring back is in a cookie, until then. */
export interface ProviderVisitBegun {
  url: string
  expiresAt: string
}

/** Somebody who is in, who has a code to show, whose account is connected now, or who has proved who they are; and where they were heading. */
export type ProviderVisitDone = (
  | { outcome: 'signed-in'; account: Account }
  | { outcome: 'linked'; linked: ShownLinkedSignIn }
  | { outcome: 'proven' }
  | CodeNeeded
) & {
  returnTo: string | null
}

/** Sign-ins at other sites: the way in by them, and those that open the account. */
export const signIns = ({ request }: Pick<Access, 'request'>) => ({
  providers: {
    list: () => request<{ items: ShownProvider[] }>('GET', '/auth/providers'),
    begin: (input: ProviderVisit) => request<ProviderVisitBegun>('POST', '/auth/providers', { body: input }),
    finish: (input: ProviderAnswer) => request<ProviderVisitDone>('POST', '/auth/providers/answer', { body: input }),
  },
  signIns: {
    list: () => request<{ items: ShownLinkedSignIn[] }>('GET', '/sign-ins'),
    begin: (input: ProviderOfPerson) => request<ProviderVisitBegun>('POST', '/sign-ins', { body: input }),
    /** The way to prove again who one is, by one that is connected. */
    beginProof: (input: ProviderOfPerson) => request<ProviderVisitBegun>('POST', '/auth/proof/provider', { body: input }),
    remove: (id: string) => request<void>('DELETE', `/sign-ins/${id}`),
  },
})
