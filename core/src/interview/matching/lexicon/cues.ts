/** Cues as career's `Competency` writes them, by how surely they tell of it. */
export interface Weighed {
  strong: string
  weak: string
}

/** By competency of our library, what tells of it beside career's own cues. */
export type Lexicon = Readonly<Record<string, Readonly<Record<'en' | 'de', Weighed>>>>
