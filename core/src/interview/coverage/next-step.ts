import { dayNumber } from '../../kernel/time/day.ts'
import type { CoverageNext } from './schema.ts'

/** What is known of one competency. Lists are in the order in which they are to be taken. */
export interface CoverageGiven {
  /** Wins that name it. */
  wins: readonly { id: string; title: string; isTold: boolean }[]
  /** Wins that name it not, though their words tell of it. */
  telling: () => readonly { id: string; title: string }[]
  stories: readonly { id: string; title: string; isPractised: boolean }[]
  /** Questions that mainly ask for it. */
  questions: readonly { id: string; isPractised: boolean }[]
  on: string
  /** The day of the interview, where there is one. */
  interviewOn: string | null
}

/** Things that are named at once. */
const MOST = 3
/** Half of the questions are enough, and so are these. */
const ENOUGH_QUESTIONS = 3
/** So long it takes to do something and see what comes of it. */
const TIME_TO_DO = 42

const named = ({ id, title }: { id: string; title: string }) => ({ id, title })

/** What would help most: proof before telling, telling before practice. */
export function nextStep(given: CoverageGiven): CoverageNext {
  const { wins, stories, questions } = given
  const [first] = stories
  if (!first) return wins.length > 0 ? { step: 'write-story', wins: wins.slice(0, MOST).map(named) } : toProve(given)
  if (!stories.some(({ isPractised }) => isPractised)) return { step: 'practise-story', story: named(first) }
  const untold = wins.find(({ isTold }) => !isTold)
  if (stories.length === 1 && untold) return { step: 'second-story', win: named(untold) }
  const left = questions.filter(({ isPractised }) => !isPractised)
  const practised = questions.length - left.length
  if (practised >= Math.min(ENOUGH_QUESTIONS, Math.ceil(questions.length / 2))) return { step: 'enough' }
  const questionIds = left.slice(0, MOST).map(({ id }) => id)
  return { step: 'practise-questions', count: questionIds.length, questionIds }
}

function toProve({ telling, on, interviewOn }: CoverageGiven): CoverageNext {
  const found = telling().slice(0, MOST).map(named)
  const isSoon = interviewOn !== null && dayNumber(interviewOn) - dayNumber(on) < TIME_TO_DO
  return found.length > 0 || isSoon ? { step: 'find-win', wins: found } : { step: 'make-goal' }
}
