import { capital } from '../../desk/words/capital.ts'

/** Somebody whom a line may name. */
interface Person {
  id: string
  name: string
}

/** What stands between a name and what its person has to do: `Anna: …`, `Anna, …`, `Anna – …`; behind an `@` a space is enough. */
const BEHIND = /^(?:\s*[:,]\s*|\s+[–—-]\s+)/

/**
 * Who is named at the beginning of an action item, by their whole name or the first part of it that nobody else has, and what is
 * left of the line, which then begins like a sentence. `null` where nobody is, or nothing is left.
 */
export function namedPerson(line: string, people: readonly Person[], locale: string): { id: string; text: string } | null {
  const isAt = line.startsWith('@')
  const said = isAt ? line.slice(1) : line
  const fold = (text: string) => text.toLocaleLowerCase(locale)
  const begins = (name: string) => name !== '' && fold(said).startsWith(fold(name))
  const behind = (name: string) => {
    const rest = said.slice(name.length)
    const gap = BEHIND.exec(rest)?.[0] ?? (isAt ? /^\s+/.exec(rest)?.[0] : undefined)
    return gap === undefined ? '' : rest.slice(gap.length).trim()
  }
  const first = ({ name }: Person) => name.split(/\s/)[0] ?? ''
  const isAlone = (name: string) => people.filter((one) => fold(first(one)) === fold(name)).length === 1
  for (const person of people)
    for (const name of [person.name, first(person)]) {
      const text = begins(name) && (name === person.name || isAlone(name)) ? behind(name) : ''
      if (text) return { id: person.id, text: capital(text, locale) }
    }
  return null
}
