import type { FeedbackTemplate, NewFeedbackRequest } from '@throughline/core/discussion'

type Question = NewFeedbackRequest['questions'][number]

/** A question as it is being written: what there is to choose from stands as lines. */
export interface DraftQuestion {
  key: string
  text: string
  kind: Question['kind']
  lines: string
}

export const draftsOf = ({ questions }: Pick<FeedbackTemplate, 'questions'>, newKey: () => string): DraftQuestion[] =>
  questions.map(({ text, kind, options }) => ({ key: newKey(), text, kind, lines: options.join('\n') }))

const linesOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The questions that are asked; those nobody has written are left out. */
export const questionsOf = (drafts: readonly DraftQuestion[]): Question[] =>
  drafts
    .filter(({ text }) => text.trim())
    .map(({ text, kind, lines }) => ({ text: text.trim(), kind, options: kind === 'text' ? [] : linesOf(lines) }))

/** Whether they can be asked as they are. */
export const isSound = (questions: readonly Question[]): boolean =>
  questions.length > 0 &&
  questions.every(({ kind, options = [] }) => {
    if (kind === 'choice') return options.length >= 2 && options.length <= 8 && new Set(options).size === options.length
    return kind === 'text' || options.length === 0 || options.length === 2
  })
