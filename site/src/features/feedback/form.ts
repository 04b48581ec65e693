import type { FeedbackQuestion, OpenedFeedback } from '@throughline/core/discussion'

/** The field that a reply to the question of this place is typed into; called as the API calls it, so that faults find it. */
export const fieldOf = ({ kind }: FeedbackQuestion, place: number): string => `replies/${place}/${kind === 'text' ? 'text' : 'value'}`

/** All fields of the form of a request. */
export const fieldsOf = (questions: readonly FeedbackQuestion[]): string[] => [
  'name',
  'copyTo',
  'corrects',
  'correction',
  ...questions.map(fieldOf),
]

/** What whoever answers reads and corrects their answer by. */
export const newSecret = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')

type Typed = Readonly<Record<string, string | undefined>>

/** What was typed, as the API takes it. */
export function givenIn(questions: readonly FeedbackQuestion[], typed: Typed) {
  const replies = questions.map((question, place) => {
    const said = typed[fieldOf(question, place)] ?? ''
    return question.kind === 'text' ? { text: said } : { value: Number.parseInt(said, 10) || null }
  })
  const corrects = Number.parseInt(typed.corrects ?? '', 10) || null
  return { name: typed.name ?? '', replies, corrects, copyTo: typed.copyTo?.trim() || null }
}

/** What was answered, as it stands in the form to be corrected. */
export function typedOf({ questions, answer }: OpenedFeedback): Record<string, string> {
  if (!answer) return {}
  const replies = questions.map((question, place) => {
    const { text = '', value = null } = answer.replies[place] ?? {}
    return [fieldOf(question, place), question.kind === 'text' ? text : value === null ? '' : `${value}`]
  })
  return { name: answer.name, ...Object.fromEntries(replies) }
}

/** All that was written, for somebody who could not send it. */
export const writtenIn = (typed: Typed): string =>
  Object.entries(typed)
    .filter(([name, said]) => /^replies\/\d\/text$/.test(name) && said?.trim())
    .map(([, said]) => said)
    .join('\n\n')
