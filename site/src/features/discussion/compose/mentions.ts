import type { Person } from './completion.ts'

/** Fenced and inline code, whose text is meant as it stands. */
const code = /(?<fence>`{3,}|~{3,})[\s\S]*?(?:\k<fence>|$)|(?<ticks>`+)[^`][\s\S]*?\k<ticks>(?!`)/g
const wordy = /[\p{L}\p{N}_]/u

const escaped = (name: string) => name.replace(/[\\[\]`*_<>&]/g, '\\$&')

/**
 * A text in which people are named as `@Ruth Callan`, with each such name as the mention that the server knows. Of two of one
 * name it is the one who was `chosen`.
 */
export function withMentions(text: string, people: readonly Person[], chosen: ReadonlyMap<string, string> = new Map()): string {
  const named = people
    .filter(({ id, name }) => name && (!chosen.has(name) || chosen.get(name) === id))
    // The longest first: “Ana Maria” is not “Ana”.
    .sort((a, b) => b.name.length - a.name.length)
  let told = ''
  let from = 0
  for (const { index, 0: literal } of text.matchAll(code)) {
    told += mentioned(text.slice(from, index), named) + literal
    from = index + literal.length
  }
  return told + mentioned(text.slice(from), named)
}

function mentioned(text: string, named: readonly Person[]): string {
  let told = ''
  for (let at = 0; at < text.length; ) {
    const sign = text.indexOf('@', at)
    if (sign < 0) return told + text.slice(at)
    told += text.slice(at, sign)
    const person = wordy.test(text[sign - 1] ?? '') ? undefined : named.find(({ name }) => isNamed(text, sign + 1, name))
    told += person ? `@[${escaped(person.name)}](person:${person.id})` : '@'
    at = sign + 1 + (person?.name.length ?? 0)
  }
  return told
}

const mention = /@\[(?:\\.|[^\]\\])*\]\(person:([0-9a-f-]{36})\)/g

/** The other way round, for who writes on: each mention of somebody who has a name as `@Ruth Callan`, as they are called now. */
export function withNames(body: string, nameOf: (id: string) => string | undefined): { text: string; chosen: Map<string, string> } {
  const chosen = new Map<string, string>()
  const named = (text: string) =>
    text.replace(mention, (typed, id: string) => {
      const name = nameOf(id)
      // Of two of one name the second stays as it was typed.
      if (!name || (chosen.get(name) ?? id) !== id) return typed
      chosen.set(name, id)
      return `@${name}`
    })
  let told = ''
  let from = 0
  for (const { index, 0: literal } of body.matchAll(code)) {
    told += named(body.slice(from, index)) + literal
    from = index + literal.length
  }
  return { text: told + named(body.slice(from)), chosen }
}

/** How a text is read out, or stands before it can be shown well: each mention by its name, as they are called now where that is known. */
export const plainNames = (body: string, nameOf: (id: string) => string | undefined): string =>
  body.replace(mention, (typed, id: string) => `@${nameOf(id) || typed.slice(2, typed.lastIndexOf('](')).replace(/\\(.)/g, '$1')}`)

const isNamed = (text: string, at: number, name: string) => text.startsWith(name, at) && !wordy.test(text[at + name.length] ?? '')
