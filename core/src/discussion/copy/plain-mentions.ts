import { linkPlaces } from '../../journal/index.ts'

const mentioned = /\]\(<?person:[0-9a-f-]{36}>?\)/g

/** A text in which who is mentioned stands by name alone: `@[Ruth](person:…)` is `@Ruth`. */
export function plainMentions(body: string): string {
  let text = ''
  let copied = 0
  for (const { match, mark } of linkPlaces(body, mentioned)) {
    const opens = body.lastIndexOf('@[', match.index)
    if (mark !== '@' || opens < copied) continue
    text += `${body.slice(copied, opens)}@${body.slice(opens + 2, match.index)}`
    copied = match.index + match[0].length
  }
  return text + body.slice(copied)
}
