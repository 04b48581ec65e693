import type { Priority } from '@throughline/core/task'

/** A word that begins with `#`, `!` or `>`, with the caret at its end. */
export interface OpenSign {
  sign: '#' | '!' | '>'
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

/** The sign being typed, if any. The title of a goal may have spaces. */
export function signAt(text: string, caret: number): OpenSign | null {
  const match = /(?<!\S)(?:([#!])([^\s#!"]*)|(>)"?((?! )[^">]{0,60}))$/u.exec(text.slice(0, caret))
  if (!match || /^[^\s,;.]/.test(text.slice(caret))) return null
  const [, sign = match[3], typed = match[4] ?? ''] = match
  return { sign: sign as OpenSign['sign'], typed, start: match.index, end: caret }
}

/**
 * What a sign may become.
 * @param known the person's tags or, for `>`, titles of goals; the likeliest first
 */
export function suggestionsFor({ sign, typed }: OpenSign, known: readonly string[]): Suggestion[] {
  if (sign === '!') return priorities.filter(({ text }) => text.startsWith(`!${typed.toLowerCase()}`) && text !== `!${typed}`)
  const wanted = typed.toLocaleLowerCase()
  const others = known.filter((name) => name !== typed)
  const beginning = others.filter((name) => name.toLocaleLowerCase().startsWith(wanted))
  const within = others.filter((name) => !beginning.includes(name) && name.toLocaleLowerCase().includes(wanted))
  return [...beginning, ...within].slice(0, MOST).map((name) => ({ text: sign === '#' ? `#${name}` : goalSign(name) }))
}

/** A title that holds quotes stands without. */
const goalSign = (title: string) => (/["“”„]/.test(title) ? `>${title}` : `>"${title}"`)

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
