import type { ClosedStatus } from '@throughline/core/goal'
import { atom } from 'nanostores'

/** What is to be done to a goal, beside what opened it. */
export type Asked = { opener: Element } & (
  | { is: 'menu' | 'log' | 'pause'; goalId: string }
  /** `at` is what the form begins at, unless at the name. */
  | { is: 'edit'; goalId: string; at?: 'measure' }
  | { is: 'close'; goalId: string; as: ClosedStatus }
  | {
      is: 'new'
      begun?: {
        title?: string
        competencies?: readonly string[]
        type?: 'number' | 'habit' | 'currency'
        target?: string
        from?: string
        to?: string
      }
    }
)

/** The dialog that is open; there is one at a time. */
export const $asked = atom<Asked | null>(null)

/** What somebody asked for, and is not here yet. */
export const $wanted = atom<Asked | null>(null)

/** Opens one, once it is here; the focus goes back to what opened it. */
export const ask = (asked: Asked): void => $wanted.set(asked)

/** Called as a dialog has closed: another may have been opened from it. */
export function closed(is: Asked['is']): void {
  if ($asked.get()?.is === is) $asked.set(null)
}
