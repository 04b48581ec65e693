import type { Goal, Measures } from '@throughline/core/goal'
import { goal as words } from '../../../messages/goal.ts'
import { readDuration } from '../../desk/words/duration.ts'
import { figure, figureWithUnit, number } from './figure.ts'

export { figure, figureWithUnit, type Measured } from './figure.ts'

type Metric = Goal['metric']

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
