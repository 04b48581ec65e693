import { type Kept, kept } from '../desk/kept/kept.ts'
import { placesOf, type TypedKind } from '../desk/kept/places.ts'
import { forgetWhyOut, leaveFor } from '../live/why-out.ts'
import { readWaiting, waitingKinds } from './read-waiting.ts'

const LEAVING = 'throughline.leaving'
/** Say who has left, with all that was kept of theirs or without; other pages hear that from the browser. */
const THROWN = 'throughline.thrown'
const LEFT = 'throughline.left'

const typedKinds: readonly TypedKind[] = ['message', 'draft', 'packet']
/** What is kept for who signs in again, where that is wanted. All else only makes the app quicker to use. */
const wanted: readonly string[] = [...waitingKinds, 'writing', 'editing', ...typedKinds]

type Keys = Pick<Storage, 'removeItem'>

/** Whether a place in the browser is a person's, and what kind it is. */
const partsOf = (key: string) => key.split('.').slice(1)
const isOf = (accountId: string) => (key: string) => key.startsWith('throughline.') && partsOf(key).includes(accountId)

/** How many things of a person are only in this browser. */
export function keptOnlyHere(accountId: string, browser: Pick<Kept, 'keysOf' | 'read'> = kept()): number {
  const typed = typedKinds.flatMap((kind) => browser.keysOf(placesOf(kind, accountId)))
  return readWaiting(accountId, browser).length + typed.length
}

/** Takes what is kept for a person out of a storage; what they want to find again stays, if they do. */
export function forgetIn(storage: Keys, keys: readonly string[], accountId: string, isKept: boolean): void {
  for (const key of keys.filter(isOf(accountId))) if (!isKept || !wanted.includes(partsOf(key)[0] ?? '')) storage.removeItem(key)
}

const forgetHere = (accountId: string, isKept: boolean) => {
  for (const storage of [localStorage, sessionStorage]) forgetIn(storage, Object.keys(storage), accountId, isKept)
}

/** Who leaves on another page leaves on this one too. What is thrown away there is not written back by one that still has it. */
export function followLeaving(accountId: string): void {
  addEventListener('storage', ({ key, newValue }) => {
    if ((key !== THROWN && key !== LEFT) || newValue !== accountId) return
    if (key === THROWN) {
      kept().end()
      forgetHere(accountId, false)
    }
    leaveFor('tab')
  })
}

/** Notes who is about to sign out, and whether what waits is to stay here: the page after that no longer knows. */
export const noteLeaving = (accountId: string, isKept: boolean): void =>
  sessionStorage.setItem(LEAVING, JSON.stringify({ accountId, isKept }))

/** A page of who is still in says that they have not left: signing out may have failed, or was told by mistake. */
export function forgetLeaving(): void {
  sessionStorage.removeItem(LEAVING)
  forgetWhyOut()
}

/** Leaves nothing of who has signed out that could be read, but for what they wanted kept. */
export async function forgetWhoLeft(): Promise<void> {
  const text = sessionStorage.getItem(LEAVING)
  if (text === null) return
  sessionStorage.removeItem(LEAVING)
  const { accountId, isKept } = JSON.parse(text) as { accountId: string; isKept: boolean }
  const sign = isKept ? LEFT : THROWN
  localStorage.setItem(sign, accountId)
  localStorage.removeItem(sign)
  forgetHere(accountId, isKept)
  if (isKept) return
  const { keysOf, remove } = await import('../journal/draft/drafts.ts')
  const { waitingInBrowser } = await import('../journal/photos/waiting.ts')
  for (const key of await keysOf(accountId)) await remove(key)
  const photos = waitingInBrowser()
  for (const { id } of await photos.of(accountId)) await photos.remove(id)
}
