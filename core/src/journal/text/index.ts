/** What follows from the text of an entry. Free of zod, so that a browser may import it by itself. */
export { countWords } from './count-words.ts'
export { type LinkPlace, linkPlaces } from './link-places.ts'
export { makeExcerpt } from './make-excerpt.ts'
export { type NamesApart, namesApart, ownWords, withoutCounted } from './own-words.ts'
export { plainText } from './plain-text.ts'
export { type AllNamed, type Named, readdressed, readNamed, renamed } from './read-named.ts'
