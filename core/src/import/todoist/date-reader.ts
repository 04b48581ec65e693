import { AppError } from '../../kernel/index.ts'
import { type DateContext, type DateReading, readWholeDate } from '../../task/index.ts'

/** Longer than any date Todoist writes. */
const MAX_LENGTH = 80

/** Characters of different date words that are read for one file: enough for thousands of dates, and well below a second of work. */
export const MAX_DATE_CHARACTERS = 60_000

/** Reads the date words of one file. The same words come again and again there, and are read once. */
export class DateReader {
  readonly #context: DateContext
  readonly #read: typeof readWholeDate
  readonly #known = new Map<string, DateReading | null>()
  #left = MAX_DATE_CHARACTERS

  constructor(context: DateContext, read = readWholeDate) {
    this.#context = context
    this.#read = read
  }

  /**
   * What words say that are a date and nothing else; `null` when some of them are not understood.
   * @throws AppError `too-large` when the file has more different dates than can be read in one go.
   */
  read(words: string, language: string, timeZone: string | null): DateReading | null {
    if (words.length > MAX_LENGTH) return null
    const context = { ...this.#context, locale: this.#localeFor(language), timeZone: timeZone ?? this.#context.timeZone }
    const key = [context.locale, context.timeZone, words].join('\n')
    const known = this.#known.get(key)
    if (known !== undefined) return known
    this.#left -= words.length
    if (this.#left < 0)
      throw new AppError('too-large', 'The file has more different dates than can be read in one go. Export one project at a time.')
    const reading = this.#read(words, context)
    this.#known.set(key, reading)
    return reading
  }

  /** The person's own locale where it is of that language: it knows whether day or month comes first. */
  #localeFor(language: string): string {
    const { locale } = this.#context
    return !language || locale.toLowerCase().startsWith(language.toLowerCase()) ? locale : language
  }
}
