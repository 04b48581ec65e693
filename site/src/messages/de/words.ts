/** What a German twin of English words has to be: the same names, taking the same, with words of its own. */
export type InGerman<English> = English extends string
  ? string
  : English extends RegExp
    ? RegExp
    : English extends (...given: infer Given) => infer Said
      ? (...given: Given) => InGerman<Said>
      : English extends object
        ? { [Name in keyof English]: InGerman<English[Name]> }
        : English

/** A number with its noun, in the case that the sentence asks for. */
export const counted = (n: number, one: string, many: string, locale = 'de'): string =>
  `${n.toLocaleString(locale)} ${n === 1 ? one : many}`

/** A sentence whose last words may be a date that has a full stop of its own: `23. Nov.` */
export const ended = (words: string): string => `${words}.`.replace(/\.\.$/, '.')

const list = new Intl.ListFormat('de')

/** Names as they are listed within a sentence. */
export const listed = (names: readonly string[]): string => list.format(names)
