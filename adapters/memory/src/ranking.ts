import type { QueryToken } from '@throughline/core/kernel'
import type { Row } from './rows.ts'

/**
 * How well a row answers what was typed; 0 when a word is missing. The first text (a title) counts
 * ten times as much as the others, a whole word twice as much as its beginning.
 */
export function score(row: Row, wanted: readonly QueryToken[]): number {
  let total = 0
  for (const { token, prefix } of wanted) {
    let found = 0
    for (const [place, tokens] of row.tokens.entries())
      for (const candidate of tokens) {
        if (candidate === token) found += place === 0 ? 20 : 2
        else if (prefix && candidate.startsWith(token)) found += place === 0 ? 10 : 1
      }
    if (found === 0) return 0
    // Repeats add less and less.
    total += Math.log2(1 + found)
  }
  return total
}
