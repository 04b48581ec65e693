import type { Goal } from '@throughline/core/goal'
import { durationWords } from '../../desk/words/duration.ts'

/** What decides how a value of a goal is written. */
export type Measured = Pick<Goal['metric'], 'type' | 'unit'>

const formatters = new Map<string, Intl.NumberFormat>()

export function number(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options])
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, options)
  formatters.set(key, made)
  return made
}

/** A sign and its number stay on one line. */
const TOGETHER = '\u00a0'

/** Decimal text at no more places than can be read: what is reckoned may have many. */
function readable(text: string): string {
  const places = Math.abs(Number(text)) < 1 ? 2 : 1
  const [, fraction = ''] = text.split('.')
  return fraction.length > 2 ? String(Number(Number(text).toFixed(places))) : text
}

const placesOf = (text: string): number => readable(text).split('.')[1]?.length ?? 0

/**
 * Decimal text as a person reads it, the same wherever it stands, with its unit where that is a sign: `77.6 %`, `£3,450`, `1 h 30 min`.
 * @param beside what stands next to it, and is to have as many places: `2.0 %` beside `1.9 %`
 */
export function figure(text: string, { type, unit }: Measured, locale: string, beside: readonly string[] = []): string {
  if (type === 'duration') return (Number(text) < 0 ? '−' : '') + durationWords(Math.round(Math.abs(Number(text))))
  const shown = readable(text) as Intl.StringNumericLiteral
  const isPart = type === 'percent' || type === 'habit'
  if (type === 'currency' && unit) {
    const cents = [shown, ...beside].every((one) => Number.isInteger(Number(one))) ? 0 : 2
    return number(locale, { style: 'currency', currency: unit, minimumFractionDigits: cents, maximumFractionDigits: 2 }).format(shown)
  }
  const plain = number(locale, { minimumFractionDigits: Math.max(0, ...beside.map(placesOf)), maximumFractionDigits: 9 }).format(shown)
  return isPart ? `${plain}${TOGETHER}%` : plain
}

/** The same with the unit in words: `20 stories`. */
export const figureWithUnit = (text: string, metric: Measured, locale: string, beside: readonly string[] = []): string => {
  const shown = figure(text, metric, locale, beside)
  return metric.type === 'number' && metric.unit ? `${shown} ${metric.unit}` : shown
}
