import type { Account, AnsweredPasskey, AskedPasskey, NewPasskey, ShownPasskey } from '@throughline/core/account'
import { type Access, access } from './access.ts'
import type { ClientOptions } from './options.ts'

/** Passkeys: what a browser is to be asked by `navigator.credentials`, each with the ticket of its answer, and what they are used for. */
export const passkeys = ({ request }: Pick<Access, 'request'>) => ({
  passkeys: {
    list: () => request<{ items: ShownPasskey[] }>('GET', '/passkeys'),
    begin: () => request<AskedPasskey>('POST', '/passkeys/question'),
    add: (input: NewPasskey) => request<ShownPasskey>('POST', '/passkeys', { body: input }),
    rename: (id: string, name: string) => request<ShownPasskey>('PATCH', `/passkeys/${id}`, { body: { name } }),
    remove: (id: string) => request<void>('DELETE', `/passkeys/${id}`),
    beginProof: () => request<AskedPasskey>('POST', '/auth/proof/passkey/question'),
    /** For ten minutes, what asks for proof may be done in this session. */
    prove: (input: AnsweredPasskey) => request<void>('POST', '/auth/proof/passkey', { body: input }),
    beginSignIn: () => request<AskedPasskey>('POST', '/auth/passkey/question'),
    signIn: (input: AnsweredPasskey) => request<{ account: Account }>('POST', '/auth/passkey', { body: input }),
  },
})

/** The same by itself, for pages that need no more. */
export const createPasskeyClient = (options: ClientOptions = {}) => passkeys(access(options))
