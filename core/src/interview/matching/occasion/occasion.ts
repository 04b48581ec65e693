/** Something that happened to somebody, narrower than a competency, which several questions ask for in their own words. */
export interface Occasion {
  /** Ids of questions of our library that ask for it, separated by spaces. */
  questions: string
  /** Cues of any other question that asks for it, English and German. */
  asked: string
  /** Cues of a story in which it happens. */
  told: Readonly<Record<'en' | 'de', string>>
}

export type Occasions = Readonly<Record<string, Occasion>>
