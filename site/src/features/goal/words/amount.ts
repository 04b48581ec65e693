import { goalPage as words } from '../../../messages/goal-page.ts'
import { durationWords } from '../../desk/words/duration.ts'
import { figureWithUnit, type Measured } from './figures.ts'

export type { Measured } from './figures.ts'

/** Decimal text with its unit as a person reads it: `77.6 %`, `€1,200`, `1 h 30 min`, `12 stories`. Words stay words. @param beside as of a figure */
export const amountWords = (text: string, metric: Measured, locale: string, beside: readonly string[] = []): string =>
  text === 'yes' || text === 'no' || text === 'skip' ? words.said[text] : figureWithUnit(text, metric, locale, beside)

/** The same without its unit, for an axis where one value carries that. */
export const axisWords = (value: number, { type, unit }: Measured, locale: string): string =>
  type === 'duration'
    ? durationWords(Math.round(value))
    : type === 'currency' && unit
      ? new Intl.NumberFormat(locale, {
          style: 'currency',
          currency: unit,
          notation: Math.abs(value) >= 10_000 ? 'compact' : 'standard',
          maximumFractionDigits: 2,
          minimumFractionDigits: 0,
        }).format(value)
      : new Intl.NumberFormat(locale, { maximumFractionDigits: 9, notation: Math.abs(value) >= 100_000 ? 'compact' : 'standard' }).format(
          Number(value.toPrecision(12)),
        )

/** How much it went up or down, with its sign: `+0.6`. */
export function differenceWords(after: string, before: string, { type }: Measured, locale: string): string {
  const difference = Number((Number(after) - Number(before)).toPrecision(12))
  if (type === 'duration') return (difference < 0 ? '−' : '+') + durationWords(Math.abs(Math.round(difference)))
  return new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 9 })
    .format(difference)
    .replace('-', '−')
    .replace(/^0$/, '±0')
}

/** Units that say a time of their own, as in “errors a month” or “calls/day”. */
const saysHowOften = /\s(an?|per|each|every|pro|je|im)\s\S+$|\//i

/** A rate per week: `+0.8 points a week`. A unit that says how often is left to the figure beside: “errors a month a week” reads as neither. */
export function rateWords(perWeek: string, metric: Measured, locale: string): { amount: string; unit: string } {
  const rate = Number(perWeek)
  const places = Math.abs(rate) >= 100 ? 0 : Math.abs(rate) >= 1 ? 1 : 2
  const shown =
    metric.type === 'duration' && Math.abs(rate) >= 10
      ? differenceWords(String(Math.round(rate)), '0', metric, locale)
      : new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: places }).format(rate).replace('-', '−')
  const isFewMinutes = metric.type === 'duration' && Math.abs(rate) < 10
  const unit = metric.type === 'percent' ? words.points : metric.type === 'duration' || saysHowOften.test(metric.unit) ? '' : metric.unit
  return { amount: isFewMinutes ? `${shown}\u00a0min` : shown, unit: [unit, words.aWeek].filter(Boolean).join(' ') }
}
