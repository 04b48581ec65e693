import type { Priority } from '@throughline/core/task'

/** A word that begins with `#` or `!`, with the caret at its end. */
export interface OpenSign {
  sign: '#' | '!'
  /** What is typed of it so far. */
  typed: string
  start: number
  end: number
}

export interface Suggestion {
  /** What stands in the text once it is chosen. */
  text: string
  /** The priority it means. */
  priority?: Priority
}

const MOST = 6

/** The sign being typed, if any. */
export function signAt(text: string, caret: number): OpenSign | null {
  const match = /(?<!\S)([#!])([^\s#!"]*)$/u.exec(text.slice(0, caret))
  if (!match || /^[^\s,;.]/.test(text.slice(caret))) return null
  const [, sign, typed = ''] = match
  return { sign: sign as OpenSign['sign'], typed, start: match.index, end: caret }
}

/**
 * What a sign may become.
 * @param tags the person's tags, the most used first
 */
export function suggestionsFor({ sign, typed }: OpenSign, tags: readonly string[]): Suggestion[] {
  if (sign === '!') return priorities.filter(({ text }) => text.startsWith(`!${typed.toLowerCase()}`) && text !== `!${typed}`)
  const wanted = typed.toLocaleLowerCase()
  const others = tags.filter((tag) => tag !== typed)
  const beginning = others.filter((tag) => tag.toLocaleLowerCase().startsWith(wanted))
  const within = others.filter((tag) => !beginning.includes(tag) && tag.toLocaleLowerCase().includes(wanted))
  return [...beginning, ...within].slice(0, MOST).map((tag) => ({ text: `#${tag}` }))
}

const priorities: readonly Suggestion[] = (['urgent', 'high', 'medium', 'low'] as const).map((priority) => ({
  text: `!${priority}`,
  priority,
}))

/** The text with the sign made whole and a space after it, and where the caret goes. */
export function completed(text: string, { start, end }: OpenSign, suggestion: Suggestion): { text: string; caret: number } {
  const rest = text.slice(end)
  const whole = text.slice(0, start) + suggestion.text
  return { text: whole + (rest.startsWith(' ') ? rest : ` ${rest}`), caret: whole.length + 1 }
}
