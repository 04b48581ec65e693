import { atom } from 'nanostores'

/** Whether the page has its server, and how old what it shows is. */
export interface Offline {
  isOffline: boolean
  /** When the copy was made that is shown in place of an answer, RFC 3339; `null` when what is shown came from the server. */
  keptAt: string | null
}

/** Where the worker writes the time of a page it kept: on the root element, before the page is given to the browser. */
const keptAt = globalThis.document?.documentElement.dataset.keptAt ?? null

/** Changed by `begin.ts`, which comes once the page has come to rest. */
export const $offline = atom<Offline>({ isOffline: keptAt !== null || globalThis.navigator?.onLine === false, keptAt })
