import { atom } from 'nanostores'

/** The person's date; moves on while the page stays open. */
export const $today = atom('')

/** The person's language, BCP 47. */
export const $locale = atom('en')
