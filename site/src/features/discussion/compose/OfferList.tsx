import type { RefObject } from 'react'
import { compose as words } from '../../../messages/discussion-compose.ts'
import type { Offer } from './use-offers.ts'

interface Props {
  list: RefObject<HTMLDivElement | null>
  offers: readonly Offer[]
  isOpen: boolean
  onChoose: (offer: Offer) => void
}

const about = (id: string): string | undefined => (words.commandsFor as Record<string, string>)[id]

/** What a sign in the text may become; the keys are those of the field. */
export const OfferList = ({ list, offers, isOpen, onChoose }: Props) => (
  <div ref={list} className="composer-offers" role="listbox" aria-label={words.offers} hidden={!isOpen}>
    {offers.map((offer) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
      // biome-ignore lint/a11y/useFocusableInteractive: as above
      <div key={offer.id} role="option" dir="auto" onMouseDown={(event) => event.preventDefault()} onClick={() => onChoose(offer)}>
        {offer.words} {about(offer.id) && <span className="muted">{about(offer.id)}</span>}
      </div>
    ))}
  </div>
)
