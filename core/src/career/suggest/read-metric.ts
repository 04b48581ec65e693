import { exact, inDigits, unitAsWritten } from './written-number.ts'

/** Numbers that a text says, as a metric has them. */
export interface SaidMetric {
  baseline: string | null
  value: string
  unit: string
  /** The stretch that says so. */
  because: string
}

/** UTF-16 units of a text that are looked at. */
const MAX_TEXT = 5_000

const number = `[-−+]?${inDigits}`
const unit =
  '(?:%|‰|percent|Prozent|points?|Punkte|min(?:utes?|uten)?|h|hours?|hrs?|Stunden?|days?|Tagen?|Tage|weeks?|Wochen?|months?|Monate?n?|s|sec(?:onds?)?|Sekunden?|ms|€|£|\\$|EUR|GBP|USD|CHF|kg|t|km|m²|people|users|customers|Kunden)'
const amount = (name: string) => `(?<${name}Sign>[€£$])?\\s?(?<${name}>${number})\\s?(?<${name}Unit>${unit}(?![\\p{L}\\p{N}]))?`

const fromTo = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:from|von)\\s${amount('a')}\\s(?:down\\s|up\\s|runter\\s|hoch\\s)?(?:to|auf)\\s${amount('b')}`,
  'iu',
)
const arrow = new RegExp(`(?<![\\p{L}\\p{N}.,])${amount('a')}\\s?(?:→|->|=>)\\s?${amount('b')}`, 'iu')
const by = new RegExp(`(?<![\\p{L}\\p{N}])(?:by|um)\\s${amount('b')}`, 'iu')
const percent = /(?<![\p{L}\p{N}.,])(?<b>[-−+]\d[\d.,]{0,18})\s?(?<bUnit>%)/u

/** The word or sign that every metric goes by. */
const anySign = /(?<![\p{L}\p{N}])(?:from|von|by|um)(?![\p{L}\p{N}])|→|[-=]\\?>|(?<![\p{L}\p{N}.,])[-−+]\d/iu

/**
 * Whether a text of Markdown may tell a metric: one that does not, none can be read of once its marks are left out, unless they
 * stand amid a word. Seeing that takes a hundredth of leaving them out.
 */
export const mayTellMetric = (markdown: string): boolean => /\d/.test(markdown) && anySign.test(markdown)

/**
 * The numbers that a text tells of what was achieved: “from 55 to 20 min”, “6.8 → 3.1 %”, “by 12 %”, “−8.4 %”; `null` when
 * it says none of these. A lone number, such as a date or a count of lines, is not taken for one.
 */
export function readMetric(text: string): SaidMetric | null {
  const looked = text.slice(0, MAX_TEXT)
  for (const pattern of [fromTo, arrow, by, percent]) {
    const match = pattern.exec(looked)
    const metric = match && metricIn(match)
    if (metric) return metric
  }
  return null
}

/** The metric that a win takes from words at once: numbers that say where they began. One without is only suggested. */
export function metricToTake(text: string): { baseline: string; value: string; unit: string } | null {
  const { baseline = null, value = '', unit = '' } = readMetric(text) ?? {}
  return baseline ? { baseline, value, unit } : null
}

function metricIn({ 0: because, groups = {} }: RegExpExecArray): SaidMetric | null {
  const value = exact(groups.b)
  const unitOf = groups.bUnit ?? groups.bSign ?? groups.aUnit ?? groups.aSign
  if (value === null || (groups.a === undefined && unitOf === undefined)) return null
  const baseline = exact(groups.a)
  if (groups.a !== undefined && baseline === null) return null
  return { baseline, value, unit: unitAsWritten(unitOf ?? ''), because: because.trim() }
}
