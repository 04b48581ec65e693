import type { ActorDep, ShownKind, StoreDep } from '../kernel/index.ts'
import { secondFactors } from './codes/schema.ts'
import { deletions } from './deletion/schema.ts'
import { emailChanges } from './email/schema.ts'
import { getAccount } from './get-account.ts'
import { linkedSignIns } from './linked/schema.ts'
import { passkeys } from './passkeys/schema.ts'
import { accounts, credentials, sessions } from './schema.ts'
import { settingsFillings } from './settings/schema.ts'
import { apiTokens } from './token/schema.ts'
import { welcomes } from './welcome/schema.ts'

/** The kinds of this area, and how each is shown. */
export const accountKinds: readonly ShownKind<StoreDep & ActorDep>[] = [
  { kind: accounts, read: getAccount, copy: 'as-stored' },
  { kind: credentials, copy: 'way-in' },
  { kind: sessions, copy: 'way-in' },
  { kind: emailChanges, copy: 'way-in' },
  { kind: secondFactors, copy: 'way-in' },
  { kind: passkeys, copy: 'way-in' },
  { kind: deletions, copy: 'way-in' },
  { kind: linkedSignIns, copy: 'way-in' },
  { kind: apiTokens, copy: 'way-in' },
  { kind: welcomes, copy: 'of-servers' },
  { kind: settingsFillings, copy: 'of-servers' },
]
