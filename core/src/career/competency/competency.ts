/** An ability that several professions share, told apart from the others by its definition. Free of zod. */
export interface Competency {
  id: string
  name: string
  definition: string
  /** Words that tell of it, by language, separated by commas; `*` stands for any ending of a word. */
  cues: Readonly<Record<'en' | 'de', string>>
}
