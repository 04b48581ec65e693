import { fault, nearest } from './fault.ts'
import { readTerm } from './read-value.ts'
import { scan, type Token } from './scan.ts'
import { type Filter, type FilterFault, fieldAliases, fieldNames, MAX_FILTER, MAX_NESTING } from './syntax.ts'

/** A filter, or everything that is wrong with it in the order it stands there. */
export type ParsedFilter = { filter: Filter; faults: readonly [] } | { filter: null; faults: readonly FilterFault[] }

/** Reads a filter as a person wrote it; text of nothing but spaces matches everything. Never throws; linear in the length. */
export function parseFilter(text: string): ParsedFilter {
  if (text.length > MAX_FILTER) {
    const place = { from: MAX_FILTER, to: text.length }
    return { filter: null, faults: [fault({ code: 'too_long', most: MAX_FILTER }, place)] }
  }
  const reading = new Reading(scan(text), text.length)
  const filter = reading.whole()
  return reading.faults.length ? { filter: null, faults: reading.faults.sort((a, b) => a.from - b.from) } : { filter, faults: [] }
}

/** All of these at once: nested ones are opened, a single one stands for itself. */
export const allOf = (of: readonly Filter[]): Filter => joined('all', of)

/** At least one of these. */
export const anyOf = (of: readonly Filter[]): Filter => joined('any', of)

function joined(is: 'all' | 'any', of: readonly Filter[]): Filter {
  const flat = of.flatMap((one) => (one.is === is ? one.of : [one]))
  return flat.length === 1 ? (flat[0] as Filter) : ({ is, of: flat } as Filter)
}

class Reading {
  readonly faults: FilterFault[] = []
  readonly #tokens: readonly Token[]
  readonly #end: number
  #at = 0
  #depth = 0
  #isTooDeep = false

  constructor(tokens: readonly Token[], end: number) {
    this.#tokens = tokens
    this.#end = end
  }

  whole(): Filter {
    const read: Filter[] = []
    for (let token = this.#peek(); token; token = this.#peek()) {
      if (token.type !== ')') read.push(this.#any())
      else {
        this.#at++
        this.faults.push(fault({ code: 'stray_bracket' }, token, ''))
      }
    }
    return allOf(read)
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#at]
  }

  #next(): Token | undefined {
    return this.#tokens[this.#at++]
  }

  #any(): Filter {
    const read = [this.#all()]
    while (this.#peek()?.type === 'or') {
      this.#next()
      read.push(this.#all())
    }
    return anyOf(read)
  }

  /** Everything up to `or`, a closing bracket or the end; at least one. */
  #all(): Filter {
    const read: Filter[] = []
    let isWanted = true
    for (let token = this.#peek(); token && token.type !== 'or' && token.type !== ')'; token = this.#peek()) {
      if (token.type === 'and') {
        if (isWanted) this.#nothingBeside(token)
        this.#next()
        isWanted = true
      } else {
        read.push(...this.#one())
        isWanted = false
      }
    }
    if (isWanted) this.#nothingBeside(this.#tokens[this.#at] ?? this.#tokens[this.#at - 1])
    return allOf(read)
  }

  #nothingBeside(token: Token | undefined): void {
    const place = token ?? { from: this.#end, to: this.#end }
    const signs = { or: 'or', and: 'and', not: 'minus', '(': 'brackets', ')': 'brackets', term: 'or' } as const
    this.faults.push(fault({ code: 'missing_operand', sign: signs[token?.type ?? 'or'] }, place))
  }

  #one(): Filter[] {
    const token = this.#next()
    if (token?.type === 'not') return this.#nested(token, () => this.#negated(token))
    if (token?.type === '(') return this.#nested(token, () => this.#bracketed(token))
    return token?.type === 'term' ? this.#term(token) : []
  }

  #nested(token: Token, read: () => Filter[]): Filter[] {
    if (++this.#depth > MAX_NESTING) {
      this.faults.push(fault({ code: 'too_deep', most: MAX_NESTING }, token))
      // The rest is not worth looking at.
      this.#at = this.#tokens.length
      this.#isTooDeep = true
    }
    const found = read()
    this.#depth--
    return found
  }

  #negated(minus: Token): Filter[] {
    const next = this.#peek()
    if (!next || next.from !== minus.to || next.type === ')' || next.type === 'or' || next.type === 'and') {
      if (!this.#isTooDeep) this.#nothingBeside(minus)
      return []
    }
    return this.#one().map((of) => ({ is: 'not', of }))
  }

  #bracketed(open: Token): Filter[] {
    if (this.#isTooDeep) return []
    const of = this.#any()
    if (this.#peek()?.type === ')') this.#next()
    else if (!this.#isTooDeep) this.faults.push(fault({ code: 'unclosed_bracket' }, open))
    return [of]
  }

  #term(token: Token & { type: 'term' }): Filter[] {
    const { field: written, value, isQuoted, valueFrom, to } = token
    if (token.isUnclosed) return this.#wrong(fault({ code: 'unclosed_quote' }, { from: valueFrom, to }))
    const field = written === null ? 'text' : fieldNamed(written)
    if (!field) return this.#wrong(unknownField(token, written ?? ''))
    if (value === '' || (field !== 'text' && /^[,#]*$/.test(value)))
      return this.#wrong(fault({ code: 'missing_value', field: written === null ? null : field }, token))
    const term = readTerm({ field, value, isQuoted, from: isQuoted ? valueFrom + 1 : valueFrom, to: isQuoted ? to - 1 : to })
    return 'code' in term ? this.#wrong(term) : [term]
  }

  #wrong(fault: FilterFault): Filter[] {
    this.faults.push(fault)
    return []
  }
}

function fieldNamed(written: string) {
  const name = written.toLowerCase()
  return fieldNames.find((field) => field === name) ?? (Object.hasOwn(fieldAliases, name) ? fieldAliases[name] : undefined)
}

function unknownField({ from }: Token, written: string): FilterFault {
  const meant = nearest(written, fieldNames)
  return fault({ code: 'unknown_field', written, offered: fieldNames }, { from, to: from + written.length }, meant ?? undefined)
}
