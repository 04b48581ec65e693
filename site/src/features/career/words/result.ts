import type { Quantity, WinMetric } from '@throughline/core/career'

/** A number and its sign stay on one line. */
const TOGETHER = '\u00a0'
const currency = /^[£$€¥₹]$/

/** Decimal text as the locale writes it, all its places: `1,140.5`. */
export const decimalWords = (value: string, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value as Intl.StringNumericLiteral).replace('-', '−')

/** `78 %`, `£61,000`, `20 min`. */
export function quantityWords({ value, unit }: Quantity, locale: string): string {
  const number = decimalWords(value, locale)
  if (unit === '') return number
  return currency.test(unit) ? `${unit}${number}` : `${number}${TOGETHER}${unit}`
}

/** What came of it: `69 → 78 %`, `−8.4 %`. `null` where no number says it. */
export function resultWords(metric: WinMetric | null, locale: string): string | null {
  if (!metric) return null
  const { baseline, value, unit } = metric
  if (value === null) return baseline === null ? null : `${quantityWords({ value: baseline, unit }, locale)} →${TOGETHER}?`
  if (baseline === null) return quantityWords({ value, unit }, locale)
  const from = currency.test(unit) ? quantityWords({ value: baseline, unit }, locale) : decimalWords(baseline, locale)
  return `${from} → ${quantityWords({ value, unit }, locale)}`
}
