import { competencyKey } from '../../career/index.ts'
import { type StoryPart, storyParts } from '../story/parts.ts'
import { type Found, type ReadText, readConcepts } from './concepts-of.ts'
import type { StoryToMatch } from './story.ts'

/** What a cue counts in each part: what one did and what came of it say most of what one can do. */
const partWeights: Readonly<Record<StoryPart, number>> = { situation: 0.7, task: 0.7, action: 1, result: 1, reflection: 0.8 }
const TITLE = 0.7

/** Told so strongly, as a multiple of what the story tells of on average, that more hardly counts. */
const MUCH = 4
/** Keeps a story of few words from being about everything it touches. */
const FEW = 0.3

/** What is told of one thing. */
export interface Told {
  /** 0 to 1. */
  share: number
  words: readonly string[]
}

export interface ReadStory {
  competencies: ReadonlyMap<string, Told>
  occasions: ReadonlyMap<string, Told>
  /** By key: 1 for what it is mainly about, half of that for the others. */
  tags: ReadonlyMap<string, number>
}

type ReadWords = Pick<ReadStory, 'competencies' | 'occasions'>

interface KnownWords {
  title: string
  all: ReadWords
  /** Without what a short word alone says. */
  telling: ReadWords
}

const known = new WeakMap<StoryToMatch['parts'], KnownWords>()

/** Whether its words were read before, so that reading it takes no time. */
export const isStoryRead = ({ title, parts }: StoryToMatch): boolean => known.get(parts)?.title === title

/**
 * Reads a story; its words once for as long as the object of its parts lives. Where the person has said what it shows, a
 * short word alone adds nothing: “book” is learning, and part of “goods-in book”.
 */
export const readStory = (story: StoryToMatch): ReadStory => ({
  ...readWords(story)[story.competencies.length > 0 ? 'telling' : 'all'],
  tags: new Map(story.competencies.map(({ name, isMain }) => [competencyKey(name), isMain ? 1 : 0.5])),
})

function readWords({ title, parts }: StoryToMatch): KnownWords {
  const before = known.get(parts)
  if (before?.title === title) return before
  // A text that stands in several parts is one text.
  const texts = new Map<string, number>([[title, TITLE]])
  for (const part of storyParts) texts.set(parts[part], Math.max(partWeights[part], texts.get(parts[part]) ?? 0))
  const read = [...texts].filter(([text]) => text.trim() !== '').map(([text, weight]) => ({ ...readConcepts(text), weight }))
  const [competencies, occasions] = [together(read, 'competencies'), together(read, 'occasions').map(byOneWord)]
  const answer = {
    title,
    all: { competencies: shares(competencies), occasions: shares(occasions) },
    telling: { competencies: shares(competencies.filter(isTelling)), occasions: shares(occasions.filter(isTelling)) },
  }
  known.set(parts, answer)
  return answer
}

/** Signs of a word that says something by itself. */
const LONG = 6

/** Who is in any story says nothing of what it shows: “forty colleagues trained” is about training. */
const isAnybody = (word: string): boolean => /^(?:colleagues?|kolleg(?:e|en|in|innen))$/u.test(word)

const isTelling = ([, { words }]: FoundOf): boolean => words.length > 1 || words.some((word) => word.length >= LONG && !isAnybody(word))

/** One word alone hardly says that something happens: a script may be one for calls. */
const BY_ONE_WORD = 0.5

const byOneWord = ([id, { weight, words }]: FoundOf): FoundOf => [
  id,
  { words, weight: words.length > 1 || words[0]?.includes(' ') ? weight : weight * BY_ONE_WORD },
]

type FoundOf = readonly [id: string, found: Found]

function together(read: readonly (ReadText & { weight: number })[], of: keyof ReadText): FoundOf[] {
  const all = new Map<string, Found>()
  for (const text of read) {
    for (const [id, { weight, words }] of text[of]) {
      const before = all.get(id)
      all.set(id, {
        weight: weight * text.weight + (before?.weight ?? 0),
        words: [...new Set([...(before?.words ?? []), ...words])],
      })
    }
  }
  return [...all]
}

function shares(all: readonly FoundOf[]): ReadonlyMap<string, Told> {
  const mean = all.reduce((sum, [, { weight }]) => sum + weight, 0) / SPREAD
  return new Map(all.map(([id, { weight, words }]) => [id, { share: 1 - Math.exp(-weight / (mean + FEW) / MUCH), words }]))
}

/** About so many competencies, or occasions, there are. */
const SPREAD = 36
