import { RecurrenceRule } from '../task/index.ts'

/** Different rules one file may have, and those among them that are none: trying one out may take a while. */
const MAX_RULES = 300
const MAX_REFUSED = 20

export interface ReadRule {
  /** RFC 5545 recurrence rule as a task keeps it. */
  rrule: string
  /** Parts of other apps that were left out. */
  dropped: string[]
}

/** Reads the recurrence rules of one file. The same rules come again and again there, and are tried once. */
export class RuleReader {
  readonly #known = new Map<string, boolean>()
  readonly #max: number
  #refused = 0

  constructor(max = MAX_RULES) {
    this.#max = max
  }

  /** Whether a task can repeat by exactly this rule. Once too many were none, none is any more. */
  isRule(rrule: string): boolean {
    const known = this.#known.get(rrule)
    if (known !== undefined) return known
    if (this.#known.size >= this.#max || this.#refused >= MAX_REFUSED) return false
    const isRule = RecurrenceRule.safeParse(rrule).success
    if (!isRule) this.#refused++
    this.#known.set(rrule, isRule)
    return isRule
  }

  /** The rule as another app writes it, with or without `RRULE:` before it; `null` when it is none that a task can repeat by. */
  read(text: string): ReadRule | null {
    const parts = text
      .trim()
      .replace(/^RRULE:/i, '')
      .toUpperCase()
      .split(';')
      .filter((part) => part !== '')
    const dropped = parts.filter((part) => /^(TT_|X-)/.test(part))
    const own = parts.filter((part) => !dropped.includes(part))
    // Some apps name the frequency later on.
    const rrule = plain(own.toSorted((a, b) => Number(b.startsWith('FREQ=')) - Number(a.startsWith('FREQ=')))).join(';')
    return this.isRule(rrule) ? { rrule, dropped } : null
  }
}

/** Without what says nothing: an interval of one, and where weeks begin when none is passed over or counted. */
function plain(parts: readonly string[]): string[] {
  const said = parts.filter((part) => part !== 'INTERVAL=1')
  const heedsWeeks = said.some((part) => /^(INTERVAL|BYWEEKNO)=/.test(part))
  return said.filter((part) => heedsWeeks || !part.startsWith('WKST='))
}
