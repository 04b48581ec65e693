import { expect, it } from 'vitest'
import { isCurrency } from './currencies.ts'
import { CURRENCY_NAMES, CURRENCY_SIGNS, currencyOf } from './currency-names.ts'

it.each([
  ['€', 'EUR'],
  ['Euro', 'EUR'],
  ['eur', 'EUR'],
  ['£', 'GBP'],
  ['Dollars', 'USD'],
  ['Franken', 'CHF'],
  ['PLN', 'PLN'],
  ['NPS', undefined],
  ['pounds', undefined],
  ['constructor', undefined],
  ['', undefined],
])('“%s” stands for %s', (said, code) => expect(currencyOf(said)).toBe(code))

it('whatever names one, names one that there is', () => {
  for (const said of [...CURRENCY_SIGNS, ...CURRENCY_NAMES]) expect(isCurrency(currencyOf(said) ?? said), said).toBe(true)
})
