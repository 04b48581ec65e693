import type { Measured } from './words.ts'

/** A sign and its number stay on one line. */
const TOGETHER = '\u00a0'

/** Decimal text as it is read: `77.6 %`, `£3,450`, `1 h 30 min`, `20 stories`. Words stay words. */
export function amount(value: string, { type, unit }: Measured, locale: string): string {
  const number = Number(value)
  if (Number.isNaN(number)) return value
  if (type === 'duration') return duration(Math.round(number))
  const isMoney = type === 'currency' && /^[a-z]{3}$/i.test(unit)
  const plain = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 2,
    ...(isMoney && { style: 'currency', currency: unit, minimumFractionDigits: Number.isInteger(number) ? 0 : 2 }),
  }).format(number)
  if (type === 'percent' || type === 'habit') return `${plain}${TOGETHER}%`
  return type === 'number' && unit !== '' ? `${plain} ${unit}` : plain
}

function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const parts = [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean)
  return `${minutes < 0 ? '−' : ''}${parts.join(' ') || '0 min'}`
}
