import { CopyField } from '../../../components/CopyField.tsx'
import { attestations as words } from '../../../messages/attest.ts'
import type { FreshLink } from './state.ts'

/** A link that was just made, to be copied: it is shown this once. */
export const LinkField = ({ link: { attestation, href } }: { link: FreshLink }) => (
  <CopyField
    className="attestation-link"
    label={words.link(attestation.askedOf)}
    href={href}
    copy={words.copy}
    copied={words.copied}
    help={`${words.made} ${words.linkHelp}`}
  />
)
