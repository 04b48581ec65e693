import type { AgendaItem, MeetingAhead } from '@throughline/core/discussion'
import { atom } from 'nanostores'

/** What is asked in a dialog beside a discussion. `opener` is what it stands beside. */
export type Asked =
  | { is: 'item-menu'; item: AgendaItem; opener: Element }
  | { is: 'item'; item: AgendaItem }
  | { is: 'meeting-menu'; meeting: MeetingAhead | null; opener: Element }
  | { is: 'arrange' }
  | { is: 'move'; meeting: MeetingAhead }
  | { is: 'close'; meeting: MeetingAhead }
  | { is: 'series' }

/** There is one dialog at a time. */
export const $asked = atom<Asked | null>(null)

export const ask = (asked: Asked): void => $asked.set(asked)

/** Asks once another dialog has given the focus back. */
export const askThen = (asked: Asked): void => void setTimeout(() => ask(asked))

/** Told by a dialog that has closed; another may have taken its place already. */
export function closed(asked: Asked): void {
  if ($asked.get() === asked) $asked.set(null)
}
