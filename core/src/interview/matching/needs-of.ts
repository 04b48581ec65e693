import { competencyKey } from '../../career/index.ts'
import { suggestForQuestion } from '../question/suggest/suggest-for-question.ts'
import { cueIndex, wordsOf } from './cue-index.ts'
import { occasions } from './occasion/index.ts'
import type { QuestionToMatch } from './story.ts'

/** What the first, second and every further competency of a question counts. */
const SHARES = [1, 0.6, 0.4]

/** What a question asks a story for; the shares of each list add up to 1. */
export interface Needs {
  competencies: readonly { id: string; share: number }[]
  occasions: readonly { id: string; share: number }[]
  /** It asks what came of it, or for what is counted in figures. */
  asksForFigures: boolean
}

const inFigures: ReadonlySet<string> = new Set(['budget', 'forecasting', 'improving'])
/** Words by which a question asks for figures itself. */
const figures = /(?<!\p{L})(?:figures?|numbers?|how (?:much|many)|measured?|percent|zahlen|wie (?:viel|viele)|gemessen|prozent)(?!\p{L})/iu

const asked = cueIndex(Object.entries(occasions).map(([of, occasion]) => ({ of, said: occasion.asked, points: 1 })))

const listed = Object.entries(occasions).map(([id, { questions }]) => ({ id, questions: new Set(questions.split(' ')) }))
/** What is asked for by few questions tells them apart better. */
const rarity = new Map(listed.map(({ id, questions }) => [id, 1 / Math.sqrt(questions.size)]))

const known = new WeakMap<QuestionToMatch, Needs>()

/** Whether it was read before, so that reading it takes no time. */
export const isQuestionRead = (question: QuestionToMatch): boolean => known.has(question)

/** Reads a question once: by its tags first, by its words for what they leave open. */
export function needsOf(question: QuestionToMatch): Needs {
  const before = known.get(question)
  if (before) return before
  const tags = question.competencies.length > 0 ? question.competencies : suggestForQuestion(question.text).competencies
  const competencies = asParts(
    tags.map((name, index) => ({ id: competencyKey(name), share: SHARES[Math.min(index, SHARES.length - 1)] as number })),
  )
  const needs = {
    competencies,
    occasions: asParts(occasionsOf(question).map((id) => ({ id, share: rarity.get(id) as number }))),
    asksForFigures: competencies.some(({ id }) => inFigures.has(id)) || figures.test(`${question.text}\n${question.wants}`),
  }
  known.set(question, needs)
  return needs
}

function occasionsOf({ id, text, wants }: QuestionToMatch): string[] {
  const ours = listed.filter(({ questions }) => questions.has(id)).map((occasion) => occasion.id)
  return ours.length > 0 ? ours : [...asked(wordsOf(`${text}\n${wants}`)).keys()]
}

function asParts(list: readonly { id: string; share: number }[]) {
  const sum = list.reduce((all, { share }) => all + share, 0)
  return list.map(({ id, share }) => ({ id, share: share / sum }))
}
