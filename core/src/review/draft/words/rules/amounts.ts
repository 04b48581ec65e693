import { figuresIn } from '../../../../career/index.ts'
import { currencyOf } from '../../../../goal/index.ts'

/** A number and its unit, or sign, stay on one line. */
const TOGETHER = '\u00a0'

/** What a language says of amounts. */
export interface AmountWords {
  /** Up to twelve in letters. */
  inWords(count: number): string
  /** Whether a line says that there is none, or one: in letters, as an article may. */
  saysNone(line: string): boolean
  saysOne(line: string): boolean
  /** Units that are written out, small: one of them, many, and many behind a word that asks for another form. */
  written: Readonly<Record<string, readonly [one: string, many: string, manyAfter?: string]>>
  /** A unit of the person's own, in the plural, as it is said of one. */
  singular(unit: string): string
  fromTo(from: string, to: string): string
}

export interface Amounts {
  /** `77.6 %`, `£3,450`, `20 minutes`. `after`: behind a word that asks for the other form. */
  amount(value: string, unit: string, form?: 'after'): string
  /** `from 71.4 to 77.6 %`. */
  fromTo(from: string, to: string, unit: string): string
  /** The same with small counts in letters: `six weeks`. */
  counted(value: string, unit: string): string
  /** `1,200`. */
  plain(value: string): string
  /** Whether a line says the value, in figures or in letters. */
  isSaidIn(line: string, value: string): boolean
  /** Minutes as `7 hours 10 minutes`. */
  duration(minutes: string): string
}

/** Whether a number is said in letters. */
const isSmall = (value: string): boolean => /^(?:[1-9]|1[0-2])$/.test(value)

/** Decimals as they are read in a region. */
export function amountsIn(locale: string, { inWords, saysNone, saysOne, written, singular, fromTo }: AmountWords): Amounts {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 })
  // The text itself, so that no digit is lost to a float.
  const plain = (value: string) => number.format(value as Intl.StringNumericLiteral).replace('-', '−')
  const money = (value: string, currency: string) =>
    new Intl.NumberFormat(locale, {
      ...{ style: 'currency', currency, maximumFractionDigits: 6 },
      minimumFractionDigits: Number.isInteger(Number(value)) ? 0 : 2,
    })
      .format(value as Intl.StringNumericLiteral)
      .replace('-', '−')
  /** The unit of a value as it is read: one day, two days. */
  const unitOf = (value: string, unit: string, form?: 'after'): string => {
    const known = written[unit.toLowerCase()]
    if (!known) return Number(value) === 1 ? singular(unit) : unit
    const [one, many, manyAfter = many] = known
    return Number(value) === 1 ? one : form === 'after' ? manyAfter : many
  }
  const amount: Amounts['amount'] = (value, unit, form) => {
    const currency = currencyOf(unit)
    if (currency) return money(value, currency)
    if (unit === '%') return `${plain(value)}${TOGETHER}%`
    return unit === '' ? plain(value) : `${plain(value)} ${unitOf(value, unit, form)}`
  }
  return {
    amount,
    plain,
    isSaidIn(line, value) {
      const asRead: readonly string[] = line.match(/\d[\d.,]*\d|\d/g) ?? []
      if (figuresIn(line).includes(value) || asRead.includes(plain(value))) return true
      if (value === '0') return saysNone(line)
      if (value === '1') return saysOne(line)
      return isSmall(value) && new RegExp(`(?<!\\p{L})${inWords(Number(value))}(?!\\p{L})`, 'iu').test(line)
    },
    duration(minutes) {
      const whole = Math.round(Number(minutes))
      const [hours, rest] = [Math.floor(whole / 60), whole % 60]
      const parts = [hours > 0 && amount(String(hours), 'h'), rest > 0 && amount(String(rest), 'min')]
      return parts.filter(Boolean).join(' ') || amount('0', 'min')
    },
    fromTo(from, to, unit) {
      if (currencyOf(unit)) return fromTo(amount(from, unit), amount(to, unit))
      // One of many is said of the many: “from 4 mix-ups to 1”.
      const isOne = Number(to) === 1 && unit !== '%' && unit !== ''
      return isOne ? fromTo(amount(from, unit, 'after'), plain(to)) : fromTo(plain(from), amount(to, unit))
    },
    counted(value, unit) {
      const isInWords = isSmall(value) && unit !== '%' && unit !== '' && !currencyOf(unit)
      return isInWords ? `${inWords(Number(value))} ${unitOf(value, unit)}` : amount(value, unit)
    },
  }
}
