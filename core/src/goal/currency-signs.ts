/** Signs that name a currency, and what ISO 4217 calls it. */
const codes = new Map([
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['$', 'USD'],
  ['¥', 'JPY'],
])

export const CURRENCY_SIGNS = [...codes.keys()].join('')

/** The code of the currency that a sign names; `undefined` for what is none. */
export const currencyOfSign = (sign: string): string | undefined => codes.get(sign)
