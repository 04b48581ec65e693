/** How entries that only a browser can read are searched there. Free of zod. */
export { foldText, holdsAll, queryTokens } from '../../kernel/text/search-text.ts'
export { findPlaces, marksOf } from './find-places.ts'
export { passagesOf } from './passages.ts'
