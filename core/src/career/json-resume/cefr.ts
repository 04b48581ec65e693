import type { Cefr } from '../profile/schema.ts'

const words: readonly (readonly [RegExp, Cefr])[] = [
  [/\b(native|mother tongue|bilingual|muttersprach)/i, 'native'],
  [/\bfull professional\b|\bverhandlungssicher/i, 'C1'],
  [/\bprofessional working\b/i, 'B2'],
  [/\blimited working\b/i, 'B1'],
  [/\belementary\b/i, 'A2'],
]

/** The level of the Common European Framework that somebody’s words name; `null` where they name none. */
export function cefrOf(fluency: string): Cefr | null {
  const named = /\b([ABC][12])\b/.exec(fluency)?.[1]
  return (named as Cefr | undefined) ?? words.find(([pattern]) => pattern.test(fluency))?.[1] ?? null
}
