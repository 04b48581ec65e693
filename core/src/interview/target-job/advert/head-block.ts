import { forAnybody } from './for-anybody.ts'
import { titleOfLine } from './read-role.ts'
import { isName } from './sentences.ts'

/** Lines among which the role stands as a line of its own, and lines below it that may name the firm and the place. */
const [FIRST, BELOW] = [5, 4]
const SHORT = { signs: 90, many: 12 }

/** A line of names, which says no more than that: no sentence, no field and no list. */
const isNames = (line: string): boolean => isName(line, SHORT) && /^[\p{Lu}\p{N}]/u.test(line) && !/[.:;!?]$|: /.test(line)

/** The short lines directly below the one that is what the job is called: “Severn Health Trust”, “Bristol (hybrid)”. */
export function linesBelowRole(lines: readonly string[]): string[] {
  const role = lines.slice(0, FIRST).findIndex((line) => titleOfLine(line.replace(forAnybody, '').trim()) !== '')
  if (role < 0) return []
  const below = lines.slice(role + 1, role + 1 + BELOW)
  const end = below.findIndex((line) => !isNames(line))
  return end < 0 ? below : below.slice(0, end)
}
