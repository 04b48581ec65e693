import { linkPlaces } from '../../journal/index.ts'

const mentioned = /\]\(<?person:(?<id>[0-9a-f-]{36})>?\)/g

/** A text in which who is mentioned stands by name alone: `@[Ruth](person:…)` is `@Ruth`. */
export const plainMentions = (body: string): string => namedMentions(body, (_, name) => name)

/** The same with other names. */
export function namedMentions(body: string, nameOf: (personId: string, name: string) => string): string {
  let text = ''
  let copied = 0
  for (const { match, mark } of linkPlaces(body, mentioned)) {
    const opens = body.lastIndexOf('@[', match.index)
    if (mark !== '@' || opens < copied) continue
    text += `${body.slice(copied, opens)}@${nameOf((match.groups as { id: string }).id, body.slice(opens + 2, match.index))}`
    copied = match.index + match[0].length
  }
  return text + body.slice(copied)
}
