import { type ClockDep, type DirectoryDep, instantText, type SpaceId, type StoreDep } from '../../kernel/index.ts'
import { makeLinkToken } from '../link-token.ts'
import { ownLocale } from '../own-locale.ts'
import { findPerson } from '../person.ts'
import type { PublicUrlDep, SecretsDep } from '../ports.ts'
import { accounts } from '../schema.ts'
import { siteLink } from '../site-link.ts'
import { ADDRESS_PROOF_HOURS } from './schema.ts'

/** The mail with the link by which the address of an account is proven. */
export interface AddressProofMailRequest {
  template: 'address-proof'
  space: SpaceId
}

export type AddressProofMail = { to: string; locale: string; template: 'address-proof'; links: { prove: string } }

type WriteDeps = StoreDep & DirectoryDep & ClockDep & SecretsDep & PublicUrlDep

/** What the mail has to say now; `null` when the address is proven by then, or stands for no account as its sign-up was stopped. */
export async function writeProofMail(deps: WriteDeps, { space }: AddressProofMailRequest): Promise<AddressProofMail | null> {
  const email = (await deps.store.get(space, accounts, space))?.email
  const person = email === undefined ? null : await findPerson(deps, email)
  if (person?.account.id !== space || person.credential.emailProvenAt !== null) return null
  const { account } = person
  const expiresAt = instantText(deps.clock.now().add({ hours: ADDRESS_PROOF_HOURS }))
  // Beside the address it is mailed to, so that it proves no other.
  const token = await makeLinkToken(deps, { name: 'address-proof', space, id: deps.secrets.digest(account.email), expiresAt })
  const links = { prove: siteLink(deps, `/auth/address?token=${token}`) }
  return { to: account.email, locale: ownLocale(account), template: 'address-proof', links }
}
