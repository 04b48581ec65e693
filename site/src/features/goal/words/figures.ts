import type { Goal, Measures } from '@throughline/core/goal'
import { goal as words } from '../../../messages/goal.ts'
import { durationWords, readDuration } from '../../desk/words/duration.ts'

type Metric = Goal['metric']

/** What decides how a value of a goal is written. */
export type Measured = Pick<Metric, 'type' | 'unit'>

const formatters = new Map<string, Intl.NumberFormat>()

function number(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options])
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, options)
  formatters.set(key, made)
  return made
}

/** A sign and its number stay on one line. */
const TOGETHER = '\u00a0'

/** `1:30` of ninety minutes, as it is typed into a field. */
export function timeFigure(minutes: number): string {
  const whole = Math.round(Math.abs(minutes))
  return `${minutes < 0 ? '−' : ''}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A value as it is typed into a field, with the person’s own decimal sign. */
export const typedFigure = (text: string, { type }: Pick<Metric, 'type'>, locale: string): string =>
  type === 'duration'
    ? timeFigure(Number(text))
    : number(locale, { useGrouping: false, maximumFractionDigits: 9 }).format(text as Intl.StringNumericLiteral)

/** Decimal text at no more places than can be read: what is reckoned may have many. */
function readable(text: string): string {
  const places = Math.abs(Number(text)) < 1 ? 2 : 1
  const [, fraction = ''] = text.split('.')
  return fraction.length > 2 ? String(Number(Number(text).toFixed(places))) : text
}

/** Decimal text as a person reads it, the same wherever it stands, with its unit where that is a sign: `77.6 %`, `£3,450`, `1 h 30 min`. */
export function figure(text: string, { type, unit }: Measured, locale: string): string {
  if (type === 'duration') return (Number(text) < 0 ? '−' : '') + durationWords(Math.round(Math.abs(Number(text))))
  const shown = readable(text) as Intl.StringNumericLiteral
  const isPart = type === 'percent' || type === 'habit'
  if (type === 'currency' && unit) {
    const cents = Number.isInteger(Number(shown)) ? 0 : 2
    return number(locale, { style: 'currency', currency: unit, minimumFractionDigits: cents, maximumFractionDigits: 2 }).format(shown)
  }
  const plain = number(locale, { maximumFractionDigits: 9 }).format(shown)
  return isPart ? `${plain}${TOGETHER}%` : plain
}

/** The same with the unit in words: `20 stories`. */
export const figureWithUnit = (text: string, metric: Measured, locale: string): string => {
  const shown = figure(text, metric, locale)
  return metric.type === 'number' && metric.unit ? `${shown} ${metric.unit}` : shown
}

/** A ratio in whole per cent. */
export const percent = (ratio: number, locale: string): string =>
  figure(String(Math.round(ratio * 100)), { type: 'percent', unit: '' }, locale)

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
  return isCounted ? words.of(figure(current, metric, locale), figure(target, metric, locale)) : figureWithUnit(current, metric, locale)
}

const adds = ({ aggregation, start }: Metric) => (aggregation === 'sum' || aggregation === 'count') && Number(start) === 0

/**
 * What somebody typed, as decimal text; `null` when it is no number. Takes the person's own decimal sign, and of a duration
 * `1:30`, `1 h 30` and minutes alone.
 */
export function readFigure(typed: string, { type }: Pick<Metric, 'type'>, locale: string): string | null {
  const text = typed.trim()
  if (type === 'duration') return readTime(text)
  const parts = number(locale, {}).formatToParts(12345.6)
  const signOf = (wanted: 'group' | 'decimal') => parts.find(({ type }) => type === wanted)?.value ?? ''
  const decimal = signOf('decimal')
  // Where thousands are printed apart, as in Austria, they are still typed with points.
  const group = decimal === ',' ? '.' : signOf('group')
  // A sign that groups where no thousands end is a decimal point of another country.
  const isGrouped = group !== '' && new RegExp(`^\\D*\\d{1,3}(\\${group}\\d{3})+(?!\\d)`).test(text)
  const plain = (isGrouped ? text.replaceAll(group, '') : text.replace(group || '.', '.'))
    .replace(decimal || '.', '.')
    .replace(/[\s%€$£\u00a0\u202f]/g, '')
    .replace('−', '-')
  return /^-?\d{1,15}(\.\d{1,9})?$/.test(plain) ? plain : null
}

/** Minutes as decimal text; less than nothing takes back what was logged. */
function readTime(text: string): string | null {
  const [, sign = '', rest = ''] = /^([-−]?)(.*)$/.exec(text) ?? []
  const minutes = readDuration(rest)
  return typeof minutes === 'number' ? String(sign ? -minutes : minutes) : null
}
