import { Decimal } from '../../kernel/index.ts'

/** A number as it is written, without a sign ahead of it; the pattern of one. */
export const inDigits = '\\d[\\d.,\\u202f\\u00a0]{0,18}'

const signs: Readonly<Record<string, string>> = {
  ...{ percent: '%', prozent: '%', euro: '€', euros: '€', pound: '£', pounds: '£', dollar: '$', dollars: '$', franken: 'CHF' },
  ...{ minute: 'min', minutes: 'min', minuten: 'min', hour: 'h', hours: 'h', hrs: 'h', stunde: 'h', stunden: 'h' },
}

/** How a unit is written, whatever it was called. */
export const unitAsWritten = (called: string): string => signs[called.toLowerCase()] ?? called

/**
 * A number as it is kept: `1,140` and `1.140,5` as they are meant. One mark alone parts thousands where it is a comma with
 * three digits behind it, or a dot with three zeros.
 */
export function exact(written: string | undefined): string | null {
  if (written === undefined) return null
  const bare = written
    .replace(/[\u202f\u00a0]/g, '')
    .replace('−', '-')
    .replace(/[.,]+$/, '')
  const marks = bare.replace(/[^.,]/g, '')
  const partsThousands = marks.length === 1 ? /^[-+]?[1-9]\d{0,2}(?:,\d{3}|\.000)$/.test(bare) : new Set(marks).size === 1
  const point = partsThousands ? '' : (marks.at(-1) ?? '')
  const plain = [...bare].map((sign) => (sign === point ? '.' : /[.,]/.test(sign) ? '' : sign)).join('')
  const parsed = Decimal.safeParse(plain)
  return parsed.success ? parsed.data : null
}
