import { expect, it } from 'vitest'
import { AS_THE_BROWSER, chosenWords } from './language-actions.ts'

it('a language and a region say how dates are written', () => {
  expect(chosenWords({ language: 'de', region: 'AT' })).toEqual({ language: 'de', locale: 'de-AT' })
  expect(chosenWords({ language: 'en', region: 'AT' })).toEqual({ language: 'en', locale: 'en-AT' })
})

it('who leaves the language to the browser has the region with the words they read now', () => {
  expect(chosenWords({ language: AS_THE_BROWSER, region: 'US' })).toEqual({ language: null, locale: 'en-US' })
})
