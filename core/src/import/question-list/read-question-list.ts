import { inEachLanguage, type QuestionKind, suggestForQuestion, wordsOfQuestion } from '../../interview/index.ts'
import type { DateContext } from '../../task/index.ts'
import { decodeText } from '../decode-text.ts'
import type { Known } from '../known.ts'
import { countsOf, type ImportPlan, type PlannedQuestion } from '../plan.ts'
import { ProblemList } from '../problem-list.ts'
import { shortened } from '../text.ts'
import { kindNamedBy } from './kind-named-by.ts'
import { type ListedLine, questionLines } from './question-lines.ts'

/** Questions that are taken from one list. */
const MOST = 500
/** UTF-16 units. */
const LONGEST = 500

/** Signs of the questions of our library, once they were asked for. */
let library: ReadonlySet<string> | undefined

type QuestionContext = Pick<Known, 'questions'> & Pick<DateContext, 'locale'>

/**
 * A list of questions, one a line. Headings that name a kind say it of all below; otherwise kind and competencies are
 * suggested by the words. `questions` are the signs of those that are in the account already.
 * @throws AppError `validation` or `unsupported-format`, in words that say what to do.
 */
export async function readQuestionList(bytes: Uint8Array, { questions: known, locale }: QuestionContext): Promise<ImportPlan> {
  library ??= new Set((await inEachLanguage()).map(({ text }) => wordsOfQuestion(text)))
  const ofLibrary = library
  const problems = new ProblemList()
  const own = new Set(known)
  const lineOf = new Map<string, number>()
  const questions: PlannedQuestion[] = []
  let kindBelow: QuestionKind | null = null
  for (const listed of questionLines(decodeText(bytes))) {
    if (listed.isHeading) {
      kindBelow = kindNamedBy(listed.text, locale)
      problems.add(listed.line, headingWords(listed, kindBelow))
      continue
    }
    const sign = wordsOfQuestion(listed.text)
    const problem = reasonAgainst(listed, { sign, own, ofLibrary, line: lineOf.get(sign) })
    if (problem) problems.add(listed.line, problem)
    else if (questions.length === MOST) {
      problems.add(listed.line, `One list may have ${MOST} questions; this one and those after it were left out.`)
      break
    } else {
      lineOf.set(sign, listed.line)
      const { kind, competencies } = suggestForQuestion(listed.text)
      questions.push({ line: listed.line, text: listed.text, kind: kindBelow ?? kind, competencies })
    }
  }
  return {
    ...{ tasks: [], sections: [], problems: problems.sorted(), questions },
    counts: { ...countsOf([]), questions: questions.length },
  }
}

interface Already {
  sign: string
  own: ReadonlySet<string>
  ofLibrary: ReadonlySet<string>
  /** Where it stands in the same list. */
  line: number | undefined
}

function reasonAgainst({ text }: ListedLine, { sign, own, ofLibrary, line }: Already): string | null {
  if (!sign.includes(' ')) return `“${shortened(text)}” is no question; it was left out.`
  if (text.length > LONGEST) return `This is longer than ${LONGEST} characters; it was left out.`
  if (line !== undefined) return `This stands on line ${line} already; it was left out.`
  if (own.has(sign)) return 'You have this question already; it was left out.'
  return ofLibrary.has(sign) ? 'The library has this question already; it was left out.' : null
}

const headingWords = ({ text }: ListedLine, kind: QuestionKind | null): string =>
  kind
    ? `“${shortened(text)}” is a heading: the questions below it are taken as ${kind}.`
    : `“${shortened(text)}” is a heading; it was left out.`
