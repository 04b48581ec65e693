import { foldText } from '@throughline/core/kernel/search-text'
import { refused } from './failure.ts'
import { shown } from './output.ts'

/** Whoever meant one of more than these says more of it. */
const LISTED = 20

export const isId = (text: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)

/**
 * The record whose title is, or alone begins with, some words, whatever their case and accents; `null` where none does.
 * @throws Failure that lists them where several do.
 */
export function fitting<T extends { id: string; title: string }>(records: readonly T[], words: string): T | null {
  const wanted = foldText(words)
  const begun = records.filter(({ title }) => foldText(title).startsWith(wanted))
  const called = begun.filter(({ title }) => foldText(title) === wanted)
  const [one, ...others] = called.length > 0 ? called : begun
  if (others.length === 0) return one ?? null
  const several = called.length > 0 ? called : begun
  const lines = several.slice(0, LISTED).map(({ id, title }) => `\n  ${id}  ${shown(title)}`)
  const more = several.length > LISTED ? `\n  and ${several.length - LISTED} more` : ''
  throw refused(`Several begin with “${words}”; name one by its id:${lines.join('')}${more}`)
}
