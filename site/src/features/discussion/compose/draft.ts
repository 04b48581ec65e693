import { type Hold, kept } from '../../desk/kept/kept.ts'
import { placesOf } from '../../desk/kept/places.ts'

/** A file that was sent for a message which is not said yet. */
export interface DraftFile {
  id: string
  name: string
  size: number
}

/** A message while it is being written. */
export interface Draft {
  /** Its own from the first file on, which is kept for it. */
  id: string
  text: string
  /** Who is meant by a name, as chosen. */
  chosen: readonly (readonly [name: string, personId: string])[]
  files: readonly DraftFile[]
}

export const emptyDraft: Draft = { id: '', text: '', chosen: [], files: [] }

/** Whose draft of what it is; a draft of replies is one for each message that is answered. */
export interface DraftPlace {
  accountId: string
  discussionId: string
  replyTo: string | null
}

const prefixOf = ({ accountId, discussionId, replyTo }: DraftPlace) => placesOf('message', accountId, discussionId, replyTo ?? '')

/** Where this page keeps what is written; nobody else takes it while the page lives. */
export function holdDraft(place: DraftPlace): { keep(draft: Draft): void; release: Hold<Draft>['release'] } {
  const hold = kept().hold<Draft>(prefixOf(place))
  return {
    release: hold.release,
    keep(draft) {
      if (draft.text.trim() === '' && draft.files.length === 0) hold.clear()
      else hold.set(draft)
    },
  }
}

/** Hands on what pages that are gone have left, each time one goes; what is not taken stays for later. */
export function takeOverDrafts(place: DraftPlace, take: (draft: Draft) => boolean, signal: AbortSignal): void {
  const found = (draft: Draft) => {
    if (!signal.aborted && take(draft)) return
    const later = holdDraft(place)
    later.keep(draft)
    later.release()
  }
  kept().takeOver(prefixOf(place), found, signal)
}
