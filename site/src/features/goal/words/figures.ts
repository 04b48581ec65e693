import type { Goal, Measures } from '@throughline/core/goal'
import { goal as words } from '../../../messages/goal.ts'

type Metric = Goal['metric']

const formatters = new Map<string, Intl.NumberFormat>()

function number(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options])
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, options)
  formatters.set(key, made)
  return made
}

/** `1:30` of ninety minutes. */
export function timeFigure(minutes: number): string {
  const whole = Math.round(Math.abs(minutes))
  return `${minutes < 0 ? '−' : ''}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A value of a goal as a person writes it, with its unit where that is a sign: `77.6%`, `£3,450`, `1:30`. */
export function figure(value: string, { type, unit }: Pick<Metric, 'type' | 'unit'>, locale: string): string {
  const amount = Number(value)
  if (type === 'duration') return timeFigure(amount)
  if (type === 'percent' || type === 'habit') return percent(amount / 100, locale, 2)
  if (type === 'currency' && unit)
    return number(locale, { style: 'currency', currency: unit, trailingZeroDisplay: 'stripIfInteger' }).format(amount)
  return number(locale, { maximumFractionDigits: 2 }).format(amount)
}

/** The same with the unit in words: `20 stories`. */
export const figureWithUnit = (value: string, metric: Pick<Metric, 'type' | 'unit'>, locale: string): string =>
  metric.type === 'number' && metric.unit ? `${figure(value, metric, locale)} ${metric.unit}` : figure(value, metric, locale)

/** A ratio in per cent. */
export const percent = (ratio: number, locale: string, digits = 0): string =>
  number(locale, { style: 'percent', maximumFractionDigits: digits }).format(ratio)

/** Where a goal stands by now, as its row says it; `null` when nothing was measured. */
export function currentFigure(
  { metric }: Pick<Goal, 'metric'>,
  { current, target, progress, rollUp }: Measures,
  locale: string,
): string | null {
  if (metric.type === 'binary' && rollUp && progress !== null && progress !== 1) return percent(progress, locale)
  if (metric.type === 'binary') return progress === 1 ? words.done : words.notDone
  if (current === null) return null
  const isCounted = metric.type === 'milestones' || (metric.type === 'number' && metric.aggregation !== 'mean' && adds(metric))
  return isCounted ? words.of(figure(current, metric, locale), figure(target, metric, locale)) : figure(current, metric, locale)
}

const adds = ({ aggregation, start }: Metric) => (aggregation === 'sum' || aggregation === 'count') && Number(start) === 0

/** What somebody typed, as decimal text; `null` when it is no number. Takes the person's own decimal sign, and h:mm of a duration. */
export function readFigure(typed: string, { type }: Pick<Metric, 'type'>, locale: string): string | null {
  const text = typed.trim()
  const time = type === 'duration' ? /^(\d{1,5}):([0-5]\d)$/.exec(text) : null
  if (time) return String(Number(time[1]) * 60 + Number(time[2]))
  const parts = number(locale, {}).formatToParts(12345.6)
  const [group = '', decimal = ''] = (['group', 'decimal'] as const).map((wanted) => parts.find(({ type }) => type === wanted)?.value ?? '')
  // A sign that groups where no thousands end is a decimal point of another country.
  const isGrouped = group !== '' && new RegExp(`^\\D*\\d{1,3}(\\${group}\\d{3})+(?!\\d)`).test(text)
  const plain = (isGrouped ? text.replaceAll(group, '') : text.replace(group || '.', '.'))
    .replace(decimal || '.', '.')
    .replace(/[\s%€$£\u00a0\u202f]/g, '')
    .replace('−', '-')
  return /^-?\d{1,15}(\.\d{1,9})?$/.test(plain) ? plain : null
}
