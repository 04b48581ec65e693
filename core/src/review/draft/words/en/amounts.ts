/** A number and its unit, or sign, stay on one line. */
const TOGETHER = '\u00a0'

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Up to twelve in letters. */
export const inWords = (count: number): string => small[count] ?? String(count)

export const counted = (count: number, one: string, many = `${one}s`): string => `${inWords(count)} ${count === 1 ? one : many}`

const signs: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD', '¥': 'JPY' }

/** Units that are written out, with their plural. */
const written: Readonly<Record<string, readonly [one: string, many: string]>> = {
  min: ['minute', 'minutes'],
  mins: ['minute', 'minutes'],
  h: ['hour', 'hours'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  d: ['day', 'days'],
  wk: ['week', 'weeks'],
  wks: ['week', 'weeks'],
  mo: ['month', 'months'],
  pt: ['point', 'points'],
  pts: ['point', 'points'],
}

export interface Amounts {
  /** `77.6 %`, `£3,450`, `20 minutes`. */
  amount(value: string, unit: string): string
  /** `from 71.4 to 77.6 %`. */
  fromTo(from: string, to: string, unit: string): string
  /** The same with small counts in letters: `six weeks`. */
  counted(value: string, unit: string): string
  /** `1,200`. */
  plain(value: string): string
  /** Minutes as `7 hours 10 minutes`. */
  duration(minutes: string): string
}

/** Decimals as they are read in a region. */
export function amountsIn(locale: string): Amounts {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 })
  // The text itself, so that no digit is lost to a float.
  const plain = (value: string) => number.format(value as Intl.StringNumericLiteral).replace('-', '−')
  const currencyOf = (unit: string) => signs[unit] ?? (/^[A-Z]{3}$/.test(unit) ? unit : null)
  const money = (value: string, currency: string) =>
    new Intl.NumberFormat(locale, {
      ...{ style: 'currency', currency, maximumFractionDigits: 6 },
      minimumFractionDigits: value.includes('.') ? 2 : 0,
    })
      .format(value as Intl.StringNumericLiteral)
      .replace('-', '−')
  const amount = (value: string, unit: string) => {
    const currency = currencyOf(unit)
    if (currency) return money(value, currency)
    if (unit === '%') return `${plain(value)}${TOGETHER}%`
    return unit === '' ? plain(value) : `${plain(value)} ${unitOf(value, unit)}`
  }
  const duration = (minutes: string) => {
    const whole = Math.round(Number(minutes))
    const [hours, rest] = [Math.floor(whole / 60), whole % 60]
    const parts = [hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`, rest > 0 && `${rest} ${rest === 1 ? 'minute' : 'minutes'}`]
    return parts.filter(Boolean).join(' ') || '0 minutes'
  }
  return {
    amount,
    plain,
    duration,
    fromTo(from, to, unit) {
      if (currencyOf(unit)) return `from ${amount(from, unit)} to ${amount(to, unit)}`
      // One of many is said of the many: “from 4 mix-ups to 1”.
      const isOne = Number(to) === 1 && unit !== '%' && unit !== ''
      return isOne ? `from ${amount(from, unit)} to ${plain(to)}` : `from ${plain(from)} to ${amount(to, unit)}`
    },
    counted(value, unit) {
      const isSmall = /^(?:[1-9]|1[0-2])$/.test(value) && unit !== '%' && unit !== '' && !currencyOf(unit)
      return isSmall ? `${inWords(Number(value))} ${unitOf(value, unit)}` : amount(value, unit)
    },
  }
}

/** The unit of a value as it is read: one day, two days. */
function unitOf(value: string, unit: string): string {
  const [one, many] = written[unit.toLowerCase()] ?? [unit, unit]
  if (Number(value) !== 1) return many
  return one === many ? singular(one) : one
}

/** `pallets` of one: only where nothing but the `s` is in the way. */
const singular = (word: string) =>
  /^[a-z]+[^s\W]s$/.test(word) && !/(?:ies|ses|xes|zes|ches|shes|news)$/.test(word) ? word.slice(0, -1) : word
