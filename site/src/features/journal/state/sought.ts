import { atom } from 'nanostores'
import { isSought, nothingSought, readAddress, type Sought, soughtHref } from '../rules/address.ts'

/** What is looked for now, once it is another than the page began with. */
export const $sought = atom<Sought | null>(null)

/**
 * Looks for something; the address says what. Going on from nothing is a step that one can go back from, typing on is none.
 */
export function seek(sought: Sought, before: Sought): void {
  const isStep = isSought(sought) !== isSought(before) || sought.q === before.q
  history[isStep ? 'pushState' : 'replaceState'](history.state, '', soughtHref(sought))
  $sought.set(sought)
}

/** Follows the address as one goes back and forth. Answers how to end that. */
export function followAddress(): () => void {
  const follow = () => {
    if (location.pathname === '/journal') $sought.set(readAddress(new URLSearchParams(location.search)).sought)
  }
  addEventListener('popstate', follow)
  return () => removeEventListener('popstate', follow)
}

export const seekNothing = (before: Sought): void => seek(nothingSought, before)
