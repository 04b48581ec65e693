import type { discussionNames as english } from '../discussion-names.ts'
import { type InGerman, listed } from './words.ts'

/** How people are called in a discussion. */
export const discussionNames: InGerman<typeof english> = {
  gone: 'Jemand, der nicht mehr bei Throughline ist',
  you: 'Du',
  by: (names, hasYou) => listed([...names, ...(hasYou ? ['dir'] : [])]),
  named: listed,
}
