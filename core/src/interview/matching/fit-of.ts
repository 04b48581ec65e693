import type { Needs } from './needs-of.ts'
import type { ReadStory } from './read-story.ts'
import type { StoryToMatch } from './story.ts'

/** What competencies count, by words alone and with tags; the rest is for what happened. */
const BY_COMPETENCY = 0.4
const BY_TAGGED = 0.75
/** What a story's own tags count beside its words. */
const BY_TAG = 0.8
/** What figures add where they are asked for, and evidence of any kind, at most. */
const FIGURES = 0.04
const EVIDENCE = 0.02
const ENOUGH_KINDS = 2

/** Words that are given for one reason. */
const MOST_WORDS = 5

/**
 * Why a story fits. `tagged-main`, `tagged`: the person said so; `tells`: its words tell of the competency; `happens`: what the
 * question asks about happens in it; `figures`, `evidence`: it can be proved.
 */
export interface Reason {
  code: 'tagged-main' | 'tagged' | 'tells' | 'happens' | 'figures' | 'evidence'
  /** The key of a competency. */
  competency?: string
  words?: readonly string[]
}

/** How well a story answers a question, 0 to 1. */
export function fitOf(needs: Needs, read: ReadStory, story: StoryToMatch): number {
  let able = 0
  for (const { id, share } of needs.competencies) {
    const told = read.competencies.get(id)?.share ?? 0
    able += share * (read.tags.size > 0 ? BY_TAG * (read.tags.get(id) ?? 0) + (1 - BY_TAG) * told : told)
  }
  let happens = 0
  for (const { id, share } of needs.occasions) happens += share * (read.occasions.get(id)?.share ?? 0)
  const ability = read.tags.size > 0 ? BY_TAGGED : BY_COMPETENCY
  const told = needs.occasions.length > 0 ? ability * able + (1 - ability) * happens : able
  if (told === 0) return 0
  const figures = needs.asksForFigures && story.numbers > 0 ? FIGURES : 0
  const proved = told + figures + EVIDENCE * Math.min(1, story.evidenceKinds.length / ENOUGH_KINDS)
  // Stretched so that what fits well comes near 1; the order stays.
  return 1 - (1 - Math.min(1, proved)) ** 2
}

/** The reasons for a fit, what counts most first within each sort. */
export function reasonsOf(needs: Needs, read: ReadStory, story: StoryToMatch): Reason[] {
  const tagged = needs.competencies
    .filter(({ id }) => read.tags.has(id))
    .map(({ id }): Reason => ({ code: read.tags.get(id) === 1 ? 'tagged-main' : 'tagged', competency: id }))
  const told = needs.competencies.flatMap(({ id }): Reason[] => {
    const words = read.competencies.get(id)?.words
    return words && words.length > 0 ? [{ code: 'tells', competency: id, words: words.slice(0, MOST_WORDS) }] : []
  })
  const happening = needs.occasions.flatMap(({ id }) => read.occasions.get(id)?.words ?? [])
  return [
    ...tagged,
    ...told,
    ...(happening.length > 0 ? [{ code: 'happens', words: [...new Set(happening)].slice(0, MOST_WORDS) } as const] : []),
    ...(needs.asksForFigures && story.numbers > 0 ? [{ code: 'figures' } as const] : []),
    ...(story.evidenceKinds.length > 0 ? [{ code: 'evidence' } as const] : []),
  ]
}

/**
 * Whether the reasons say what the story shows or tells: that it can be proved is none by itself, nor is one word alone, such
 * as “new” or “labels”.
 */
function speakForIt(reasons: readonly Reason[]): boolean {
  if (reasons.some(({ code }) => code === 'tagged' || code === 'tagged-main')) return true
  const said = new Set(reasons.flatMap(({ words }) => words ?? []).flatMap((stretch) => stretch.split(' ')))
  return said.size > 1
}

/** The first few of some fits that something speaks for, with why: reasons are looked for in no more than it takes. */
export function spokenFor<T>(best: readonly T[], most: number, reasonsFor: (one: T) => Reason[]): [one: T, reasons: Reason[]][] {
  const found: [T, Reason[]][] = []
  for (const one of best) {
    if (found.length === most) break
    const reasons = reasonsFor(one)
    if (speakForIt(reasons)) found.push([one, reasons])
  }
  return found
}
