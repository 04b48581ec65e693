import { isCurrency } from './currencies.ts'

/** What ISO 4217 calls a currency, and the sign and the words people write instead, small. Words that also name a weight stay out. */
const called: Readonly<Record<string, readonly string[]>> = {
  EUR: ['€', 'euro', 'euros'],
  GBP: ['£'],
  USD: ['$', 'dollar', 'dollars'],
  JPY: ['¥', 'yen'],
  CHF: ['franken'],
  INR: ['₹'],
}

const codes = new Map(
  Object.entries(called).flatMap(([code, names]) => [code.toLowerCase(), ...names].map((name) => [name, code] as const)),
)

/** Each sign that names a currency. */
export const CURRENCY_SIGNS = [...codes.keys()].filter((name) => /^\p{Sc}$/u.test(name)).join('')

/** Codes and words that name a currency, small. */
export const CURRENCY_NAMES = [...codes.keys()].filter((name) => !CURRENCY_SIGNS.includes(name))

/** The code of the currency that a sign, a name or a code stands for: `€`, `Euro`, `EUR`; `undefined` for what is none. */
export const currencyOf = (said: string): string | undefined => codes.get(said.toLowerCase()) ?? (isCurrency(said) ? said : undefined)
