/** The first letters of a name, as it stands in a circle. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word, place, words) => (place === 0 || place === words.length - 1 ? [[...word][0] ?? ''] : []))
    .join('')
    .toLocaleUpperCase()
