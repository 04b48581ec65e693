import { AppError, type ClockDep, type DirectoryDep, nowText, parse, revised, type StoreDep } from '../kernel/index.ts'
import { type AdmitDeps, type Admitted, admit } from './admit.ts'
import { SignIn } from './input.ts'
import { findPerson, type Person } from './person.ts'
import type { PasswordsDep } from './ports.ts'
import { credentials } from './schema.ts'
import type { Browser } from './session/open-session.ts'

export type SignInDeps = AdmitDeps & DirectoryDep & PasswordsDep

/**
 * Signs a person in, with a session of their own for every browser, or asks for a code where they have that on.
 * @throws AppError `unauthenticated`, the same in words and time whether the address or the password is wrong.
 */
export async function signIn(deps: SignInDeps, input: SignIn, browser: Browser = {}): Promise<Admitted> {
  const { email, password } = parse(SignIn, input)
  const person = await authenticate(deps, email, password)
  if (!person) throw new AppError('unauthenticated', 'The e-mail address or the password is wrong.')
  return admit(deps, person, browser, 'password')
}

/** The person with this address and password. One password hash is worked out in every case. */
export async function authenticate(
  deps: StoreDep & DirectoryDep & ClockDep & PasswordsDep,
  email: string,
  password: string,
): Promise<Person | null> {
  const person = await findPerson(deps, email)
  const hash = person?.credential.passwordHash
  if (!hash) {
    await deps.passwords.hash(password)
    return null
  }
  if (!(await deps.passwords.verify(hash, password))) return null
  if (deps.passwords.isOutdated(hash)) await strengthen(deps, person, password)
  return person
}

// The moment of signing in is the only one at which the password is there to be hashed anew.
async function strengthen(deps: StoreDep & ClockDep & PasswordsDep, { credential }: Person, password: string) {
  const stronger = revised(credential, { passwordHash: await deps.passwords.hash(password) }, nowText(deps))
  await deps.store.save(credential.id, credentials, stronger, { expectedVersion: credential.version }).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'stale')) throw error
  })
}
