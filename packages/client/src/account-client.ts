import type {
  Account,
  CodesState,
  DeletionState,
  EmailChangeAnswer,
  EmailChangeQuestion,
  EmailChangeState,
  EmailState,
  NewCodes,
  NewToken,
  PasswordChange,
  PasswordReset,
  PasswordState,
  Proof,
  ProofState,
  SecondStep,
  ShownToken,
  SignedInBrowser,
  SignIn,
  SignUp,
  WelcomeChanges,
  WelcomeState,
} from '@throughline/core/account'
import type { Import } from '@throughline/core/import'
import type { Access } from './access.ts'
import { passkeys } from './passkeys.ts'
import { signIns } from './sign-ins.ts'

/** What a code is asked for with: show both to `auth.secondStep`. */
export interface CodeNeeded {
  outcome: 'code-needed'
  ticket: string
  expiresAt: string
}

interface RecoveryCodes {
  recoveryCodes: string[]
}

/** The ways into an account, and what its person settles about them. */
export const account = ({ request }: Pick<Access, 'request'>) => ({
  ...passkeys({ request }),
  ...signIns({ request }),
  auth: {
    /** With an address that is known already, no account is in the answer: a mail says what to do, or a code is asked for. */
    signUp: (input: SignUp) =>
      request<{ account: Account } | { outcome: 'mail-sent' } | CodeNeeded>('POST', '/auth/signup', { body: input }),
    signIn: (input: SignIn) => request<{ account: Account } | CodeNeeded>('POST', '/auth/signin', { body: input }),
    secondStep: (input: SecondStep) => request<{ account: Account }>('POST', '/auth/second-step', { body: input }),
    signOut: () => request<void>('POST', '/auth/signout'),
    forgotPassword: (email: string) => request<void>('POST', '/auth/forgot-password', { body: { email } }),
    resetPassword: (input: PasswordReset) => request<void>('POST', '/auth/reset-password', { body: input }),
  },
  proof: {
    get: () => request<ProofState>('GET', '/auth/proof'),
    /** For ten minutes, what asks for proof may be done in this session. */
    give: (input: Proof) => request<void>('POST', '/auth/proof', { body: input }),
  },
  address: {
    /** A mail with a link by which the address is proven. */
    askProof: () => request<void>('POST', '/me/email/proof-mail'),
    /** By the token of that link. */
    prove: (token: string) => request<void>('POST', '/me/email/proof', { body: { token } }),
  },
  emailChange: {
    get: () => request<EmailState>('GET', '/me/email-change'),
    ask: (email: string) => request<EmailChangeState>('POST', '/me/email-change', { body: { email } }),
    cancel: () => request<void>('DELETE', '/me/email-change'),
    /** By the token of a mailed link, without a session. */
    open: (token: string) => request<EmailChangeQuestion>('GET', `/auth/email-changes/${encodeURIComponent(token)}`),
    confirm: (token: string) => request<EmailChangeAnswer>('POST', `/auth/email-changes/${encodeURIComponent(token)}/confirmation`),
    stop: (token: string) => request<void>('DELETE', `/auth/email-changes/${encodeURIComponent(token)}`),
  },
  password: {
    get: () => request<PasswordState>('GET', '/me/password'),
    /** Ends every session but this one, which gets a new secret. */
    change: (input: PasswordChange) => request<{ account: Account }>('POST', '/me/password', { body: input }),
  },
  sessions: {
    list: () => request<{ items: SignedInBrowser[] }>('GET', '/sessions'),
    end: (id: string) => request<void>('DELETE', `/sessions/${id}`),
    endOthers: () => request<void>('DELETE', '/sessions'),
  },
  tokens: {
    /** The newest first. */
    list: async () => (await request<{ items: ShownToken[] }>('GET', '/tokens')).items,
    /** Told this once. */
    make: (input: NewToken) => request<ShownToken & { token: string }>('POST', '/tokens', { body: input }),
    revoke: (id: string) => request<void>('DELETE', `/tokens/${encodeURIComponent(id)}`),
  },
  codes: {
    get: () => request<CodesState>('GET', '/me/codes'),
    begin: () => request<NewCodes>('POST', '/me/codes'),
    confirm: (code: string) => request<RecoveryCodes>('POST', '/me/codes/confirmation', { body: { code } }),
    renewRecoveryCodes: () => request<RecoveryCodes>('POST', '/me/codes/recovery-codes'),
    turnOff: () => request<void>('DELETE', '/me/codes'),
  },
  sampleData: {
    get: () => request<{ import: Import | null }>('GET', '/sample-data'),
    /** Where it is there already, nothing is added. */
    add: () => request<Import>('POST', '/sample-data'),
    /** What was changed of it since goes to the trash as well. */
    remove: () => request<Import>('DELETE', '/sample-data'),
  },
  welcome: {
    get: () => request<WelcomeState>('GET', '/welcome'),
    edit: (changes: WelcomeChanges) => request<WelcomeState>('PATCH', '/welcome', { body: changes }),
  },
  deletion: {
    get: () => request<DeletionState>('GET', '/me/deletion'),
    /** Signs everybody out; `address` is the account's, typed so that nobody does it by mistake. */
    ask: (address: string) => request<DeletionState>('POST', '/me/deletion', { body: { address } }),
    cancel: () => request<void>('DELETE', '/me/deletion'),
  },
})

export type AccountClient = ReturnType<typeof account>
