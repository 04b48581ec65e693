import { languageOf } from '../../kernel/index.ts'
import type { FeedbackAnswer, FeedbackQuestion, FeedbackReply } from './schema.ts'

interface Words {
  /** BCP 47, for dates. */
  locale: string
  title(asker: string): string
  about: string
  from(name: string, day: string, corrected: string | null): string
  of(value: number, low: string, high: string): string
  nothing: string
}

const en: Words = {
  locale: 'en-GB',
  title: (asker) => `Feedback for ${asker || 'somebody'}`,
  about: 'About',
  from: (name, day, corrected) => `From ${name}, ${day}${corrected === null ? '' : `, corrected ${corrected}`}`,
  of: (value, low, high) => `${value} of 5${low && high ? ` (1: ${low}, 5: ${high})` : ''}`,
  nothing: '(no answer)',
}

const de: Words = {
  locale: 'de',
  title: (asker) => `Feedback für ${asker || 'jemanden'}`,
  about: 'Worum es geht',
  from: (name, day, corrected) => `Von ${name}, ${day}${corrected === null ? '' : `, berichtigt ${corrected}`}`,
  of: (value, low, high) => `${value} von 5${low && high ? ` (1: ${low}, 5: ${high})` : ''}`,
  nothing: '(keine Antwort)',
}

/** Feedback with what it answers. */
export interface FeedbackToTell {
  asker: string
  about: string
  questions: readonly FeedbackQuestion[]
  answer: FeedbackAnswer
}

/** Feedback as plain text, to keep. @param locale BCP 47; German is told in German, all else in English */
export function feedbackText({ asker, about, questions, answer }: FeedbackToTell, locale = 'en'): string {
  const words = { en, de }[languageOf(locale)]
  const day = (instant: string) => Temporal.Instant.from(instant).toLocaleString(words.locale, { ...long, timeZone: 'UTC' })
  const from = words.from(answer.name, day(answer.givenAt), answer.editedAt && day(answer.editedAt))
  const said = questions.map((question, place) => {
    const reply = answer.replies[place]
    return `${place + 1}. ${question.text}\n\n${indented((reply && replyText(question, reply, words)) || words.nothing)}`
  })
  return `${[words.title(asker), `${words.about}: ${about}`, from, ...said].join('\n\n')}\n`
}

const long = { day: 'numeric', month: 'long', year: 'numeric' } as const

const indented = (text: string) => text.replace(/^(?=.)/gm, '   ')

function replyText({ kind, options }: FeedbackQuestion, { text, value }: FeedbackReply, words: Words): string {
  if (kind === 'text') return text.trim()
  if (value === null) return ''
  return kind === 'scale' ? words.of(value, options[0] ?? '', options[1] ?? '') : (options[value - 1] ?? '')
}

/** All that was written in an answer, for search and for what a win may be made of. */
export const writtenIn = ({ replies }: FeedbackAnswer): string =>
  replies
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join('\n\n')
