import type { ActionItem, Decision } from '@throughline/core/discussion'
import { atom } from 'nanostores'

/** What is asked in a dialog about what is agreed on. `opener` is what it stands beside. */
export type Asked =
  | { is: 'decision'; decision?: Decision; text?: string; messageId?: string | null; supersedes?: Decision }
  | { is: 'outcome'; decision: Decision }
  | { is: 'decision-menu'; decision: Decision; opener: Element }
  | { is: 'shown'; decision: Decision; item?: undefined }
  | { is: 'shown'; item: ActionItem; decision?: undefined }
  | { is: 'action'; item?: ActionItem; text?: string; messageId?: string | null }
  | { is: 'action-menu'; item: ActionItem; opener: Element }

/** There is one dialog at a time. */
export const $asked = atom<Asked | null>(null)

export const ask = (asked: Asked): void => $asked.set(asked)

/** Asks once another dialog has given the focus back. */
export const askThen = (asked: Asked): void => void setTimeout(() => ask(asked))

/** Told by a dialog that has closed; another may have taken its place already. */
export function closed(asked: Asked): void {
  if ($asked.get() === asked) $asked.set(null)
}
