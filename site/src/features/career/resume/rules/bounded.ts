import type { Choices } from '../editing.ts'
import { nowhereOf } from './nowhere.ts'
import type { Sections } from './sections.ts'

/** How many wins beside those on a version its page comes with, and how many names of skills. */
const AT_FIRST = 300

/** By which those are counted that stand at no experience, and the names of skills. */
export const [NOWHERE, NAMED] = ['nowhere', 'named'] as const

/** How many wins there are beside those that were read, of those that stand at an experience. */
export const unreadPlaced = (unread: Choices['unread']): number =>
  Object.entries(unread).reduce((sum, [at, n]) => (at === NOWHERE || at === NAMED ? sum : sum + n), 0)

/** What a version is made of, and of what it can be made of the first some hundred: one may have thousands of wins. */
export function bounded(whole: Choices, sections: Sections): Choices {
  const shown = new Set(sections.flatMap(({ items }) => items.flatMap(({ lines }) => lines.map(({ id }) => id))))
  const others = whole.wins.filter(({ id }) => !shown.has(id))
  const kept = new Set(others.slice(0, AT_FIRST).map(({ id }) => id))
  const left = others.slice(AT_FIRST)
  const nowhere = new Set(nowhereOf(sections, whole.experiences, left).map(({ id }) => id))
  const unread: Record<string, number> = {}
  for (const { id, experienceId } of left) {
    const at = nowhere.has(id) ? NOWHERE : experienceId
    if (at !== null) unread[at] = (unread[at] ?? 0) + 1
  }
  const names = whole.named.length - AT_FIRST
  if (names > 0) unread[NAMED] = names
  return {
    ...whole,
    wins: whole.wins.filter(({ id }) => shown.has(id) || kept.has(id)),
    named: whole.named.slice(0, AT_FIRST),
    unread,
  }
}
