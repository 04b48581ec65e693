import { atom } from 'nanostores'

/** What is open on a message: its menu, its history. */
export const $menu = atom<{ messageId: string; opener: Element } | null>(null)
export const $history = atom<string | null>(null)

/** A message one edits, in its place. */
export interface Editing {
  messageId: string
  /** What is written. */
  text: string
  /** Whom names in it are meant for, by name. */
  chosen: readonly (readonly [name: string, id: string])[]
  /** The version it is an edit of. */
  version: number
  /** Why it could not be saved. */
  why?: string
  /** How it reads by now, where it was changed elsewhere meanwhile. */
  theirs?: string
}
export const $editing = atom<Editing | null>(null)

/** The line above what is new: before which message it stands, and how many there are. */
export interface FirstNew {
  id: string
  count: number
}
/** Where the person has put it themselves; `undefined` where it stands as the page was opened. */
export const $firstNew = atom<FirstNew | undefined>(undefined)

export const messageElement = (id: string): HTMLElement | null => document.getElementById(`message-${id}`)

const placeOf = (accountId: string) => `throughline.editing.${accountId}`

/** Keeps what a person writes over a message through a reload. */
export function keepEditing(accountId: string): void {
  const place = placeOf(accountId)
  const kept = sessionStorage.getItem(place)
  const editing = kept ? (JSON.parse(kept) as Editing) : null
  if (editing && messageElement(editing.messageId)) $editing.set(editing)
  $editing.listen((editing) => {
    if (editing) sessionStorage.setItem(place, JSON.stringify(editing))
    else sessionStorage.removeItem(place)
  })
}
