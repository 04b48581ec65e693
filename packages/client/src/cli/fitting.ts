import { refused } from './failure.ts'
import { shown } from './output.ts'

/** Whoever meant one of more than these says more of it. */
const LISTED = 20

export const isId = (text: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)

/**
 * The one record that is left of those whose titles fit some words; `null` where none is.
 * @throws Failure that lists them where there are several.
 */
export function onlyOne<T extends { id: string; title: string }>(fitting: readonly T[], words: string): T | null {
  const [one, ...others] = fitting
  if (others.length === 0) return one ?? null
  const lines = fitting.slice(0, LISTED).map(({ id, title }) => `\n  ${id}  ${shown(title)}`)
  const more = fitting.length > LISTED ? `\n  and ${fitting.length - LISTED} more` : ''
  throw refused(`Several begin with “${words}”; name one by its id:${lines.join('')}${more}`)
}
