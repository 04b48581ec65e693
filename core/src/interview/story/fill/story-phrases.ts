import type { FactWords } from '../../../review/index.ts'
import { english } from './english.ts'
import { german } from './german.ts'

/** Where somebody was: what they were, studied or worked on, and at whose place; either may be empty, not both. */
export interface Place {
  kind: 'work' | 'education' | 'project' | 'volunteer'
  /** Such as “in March 2026”. */
  when: string
  what: string
  where: string
}

/** What a language says of the facts of a story. No full stop ends any of it; a sentence begins small where it may. */
export interface StoryPhrases {
  was(place: Place): string
  /** Where nobody says where it was. */
  happened(when: string): string
  /** A goal, and from where to where where its name does not say. */
  goal(name: string, way: string | null): string
  reached(name: string, when: string | null): string
  /** The titles of tasks, in a row. */
  tasks(names: string): string
  /** What was done, as it goes on after “I”. */
  did(did: string): string
  done(name: string): string
  /** A passage of the journal. */
  wrote(quote: string, when: string | null): string
  /** A passage of anything else. */
  says(name: string, quote: string): string
  /** A number of something, when it was so. */
  stood(name: string, amount: string, when: string | null): string
  /** Quotation marks within a passage. */
  inner: readonly [open: string, close: string]
}

const languages: Readonly<Record<FactWords['language'], StoryPhrases>> = { en: english, de: german }

export const storyPhrases = ({ language }: Pick<FactWords, 'language'>): StoryPhrases => languages[language]
