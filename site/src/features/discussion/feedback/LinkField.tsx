import { CopyField } from '../../../components/CopyField.tsx'
import { discussionFeedback as words } from '../../../messages/discussion-feedback.ts'
import type { FreshLink } from './state.ts'

/** A link that was just made, to be copied: it is shown this once. */
export const LinkField = ({ link: { askedOf, url } }: { link: FreshLink }) => (
  <CopyField label={words.link(askedOf)} href={url} copy={words.copy} copied={words.copied} help={words.linkHelp} />
)
