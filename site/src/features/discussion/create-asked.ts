import { atom, type PreinitializedWritableAtom } from 'nanostores'

/** What is asked in a dialog of a part of the page; there is one dialog at a time. */
export interface Asking<T> {
  $asked: PreinitializedWritableAtom<T | null>
  ask(asked: T): void
  /** Asks once another dialog has given the focus back. */
  askThen(asked: T): void
  /** Told by a dialog that has closed; another may have taken its place already. */
  closed(asked: T): void
}

export function createAsked<T>(): Asking<T> {
  const $asked = atom<T | null>(null)
  const ask = (asked: T) => $asked.set(asked)
  return {
    $asked,
    ask,
    askThen: (asked) => void setTimeout(() => ask(asked)),
    closed: (asked) => $asked.get() === asked && $asked.set(null),
  }
}
