/** A piece of a filter as it is written: UTF-16 offsets, `to` exclusive. */
interface Place {
  from: number
  to: number
}

export type Token =
  | (Place & { type: '(' | ')' | 'or' | 'and' | 'not' })
  | (Place & {
      type: 'term'
      /** The name before the colon, as it was written; `null` for bare words. */
      field: string | null
      /** Where what is said of the field begins: behind the colon. */
      valueFrom: number
      value: string
      isQuoted: boolean
      isUnclosed: boolean
    })

const name = /[\p{L}-]+:/uy
const bare = /[^\s()|"]+/uy
const space = /\s+/uy
/** With its closing quote, if there is one. */
const quoted = /"((?:[^"\\]|\\.)*)"?/suy

/** Cuts a filter into tokens, each looked at once. Takes any text. */
export function scan(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  const read = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at += found[0].length
    return found
  }
  while (at < text.length) {
    const from = at
    const character = text[at] as string
    if (read(space)) continue
    if (character === '(' || character === ')') tokens.push({ type: character, from, to: ++at })
    else if (character === '|') tokens.push({ type: 'or', from, to: ++at })
    else if (character === '-') tokens.push({ type: 'not', from, to: ++at })
    else {
      const token = term(from)
      const word = token.field === null && !token.isQuoted ? token.value.toLowerCase() : ''
      tokens.push(word === 'or' || word === 'and' ? { type: word, from, to: at } : token)
    }
  }
  return tokens

  function term(from: number) {
    const short = shorthand[text[from] as string]
    const field = short && /[\p{L}\p{N}]/u.test(text[from + 1] ?? '') ? short : (read(name)?.[0].slice(0, -1) ?? null)
    if (field === short) at++
    const valueFrom = at
    const inQuotes = read(quoted)
    const value = inQuotes ? unescaped(inQuotes[1] ?? '') : (read(bare)?.[0] ?? '')
    const isUnclosed = inQuotes !== null && (inQuotes[0].length === 1 || !isClosed(inQuotes))
    return { type: 'term' as const, from, to: at, field, valueFrom, value, isQuoted: inQuotes !== null, isUnclosed }
  }
}

const shorthand: Readonly<Record<string, 'tag' | 'priority'>> = { '#': 'tag', '!': 'priority' }

const isClosed = ([whole, inner]: RegExpExecArray) => whole.length === (inner ?? '').length + 2

const unescaped = (text: string) => text.replace(/\\(.)/gsu, '$1')
