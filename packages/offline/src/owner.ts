import { KEPT } from './names.ts'

/** Whose what is kept is, and in which language. */
export interface Owner {
  account: string
  /** Of pages; what the API answers is in none. */
  language: string
}

/** The cache of what is theirs. The mark is of this one time that they are signed in, so that nothing of another time gets in. */
export const cacheNameOf = ({ account, language }: Owner, mark: string): string => `${KEPT}${account} ${language} ${mark}`

/** Whose a cache is; `null` for one that holds nothing of a person. */
export function ownerOf(cacheName: string): Owner | null {
  if (!cacheName.startsWith(KEPT)) return null
  const [account = '', language = ''] = cacheName.slice(KEPT.length).split(' ')
  return { account, language }
}

/** What an answer says of whose it is. */
export interface Theirs {
  account: string
  /** `null` for what is in no language. */
  language: string | null
}

/**
 * What becomes of an answer: it goes to what is kept, begins that anew, says that the person has changed, or comes too late.
 * @param owner whose the rest is; `null` for nobody's
 * @param isCurrent whether it was asked for since that was last settled
 */
export function placeFor(owner: Owner | null, { account, language }: Theirs, isCurrent: boolean): 'there' | 'anew' | 'gone' | 'nowhere' {
  const isSame = owner?.account === account && (language === null || owner.language === language)
  if (isSame) return 'there'
  if (!isCurrent) return 'nowhere'
  // In which language all of it is, only a page tells.
  if (language === null) return owner ? 'gone' : 'nowhere'
  return 'anew'
}
