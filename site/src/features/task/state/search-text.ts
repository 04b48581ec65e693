/** The API takes no longer one. */
const MAX_LENGTH = 200

/** What an address asks to search for; of what nobody types, what can be searched for. */
export const searchTextOf = ({ searchParams }: Pick<URL, 'searchParams'>): string =>
  (searchParams.get('q') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .trim()
