import { describe, expect, it } from 'vitest'
import { keptChoice, visitOf } from './visit.ts'

const both = ['en', 'de'] as const
const asks = (acceptLanguage: string, more = {}) => visitOf({ acceptLanguage, ...more }, both)

describe('what a visitor is answered in', () => {
  it.each([
    ['de', 'de', 'de-DE'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de', 'de-AT'],
    ['en-US,en;q=0.9,de;q=0.8', 'en', 'en-US'],
    ['en;q=0.5,de-CH;q=0.9', 'de', 'de-CH'],
    ['fr-FR,fr;q=0.9,de;q=0.5,en;q=0.4', 'de', 'de-FR'],
    ['fr-CH, fr;q=0.9', 'en', 'en-CH'],
    ['de;q=0, en', 'en', 'en-GB'],
    ['de;q=0', 'en', 'en-GB'],
    ['*', 'en', 'en-GB'],
    ['DE-de', 'de', 'de-DE'],
    ['den, deu', 'de', 'de-DE'],
    ['', 'en', 'en-GB'],
    [';;,,q=1,<script>', 'en', 'en-GB'],
  ])('%j: %s, written as in %s', (header, language, locale) => expect(asks(header)).toEqual({ language, locale }))

  it('is what they chose in this browser before what it asks for', () => {
    expect(asks('en-AU', { cookie: 'throughline=x; language=de' })).toEqual({ language: 'de', locale: 'de-AU' })
    expect(asks('en-AU', { cookie: '__Host-language=de' }).language).toBe('de')
    for (const cookie of ['language=fr', 'language=', 'my-language=de', 'language=deutsch'])
      expect(asks('en', { cookie }).language).toBe('en')
  })

  it('is what the signed-in person has set before all', () => {
    expect(asks('en-GB', { cookie: 'language=en', ofAccount: 'de' })).toMatchObject({ language: 'de' })
  })

  it('is one that there is', () => {
    expect(visitOf({ acceptLanguage: 'de', cookie: 'language=de', ofAccount: 'de' }, ['en'])).toMatchObject({ language: 'en' })
  })
})

it('a choice is kept where no script reads it, and only over https where the site is', () => {
  expect(keptChoice('de', { https: false })).toBe('language=de; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax')
  expect(keptChoice('de', { https: true })).toMatch(/; Secure$/)
})
