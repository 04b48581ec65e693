import { workingTime } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { upcast } from '../kernel/index.ts'
import { Password, PasswordResetRequest, SignIn, SignUp } from './input.ts'
import { AccountChanges, sessions } from './schema.ts'

const person = { email: 'ines.varga@post.example', password: 'slate ferry quince ladder' }

describe('a locale', () => {
  it.each(['en-US-US', 'en-12', 'de-aa-bb-cc', 'de-1996-1996', 'root', 'de-', 'x', 'en-u-nu-latn', 'e'.repeat(40)])(
    'that Intl would throw on is refused, when it is changed and at sign-up: %s',
    (locale) => {
      expect(AccountChanges.safeParse({ locale }).error?.issues.map(({ path, message }) => [path, message])).toEqual([
        [['locale'], 'Write a language tag such as en-GB.'],
      ])
      expect(SignUp.safeParse({ ...person, locale }).success).toBe(false)
    },
  )

  it.each([
    ['EN-gb', 'en-GB'],
    ['zh-hant-tw', 'zh-Hant-TW'],
    ['cmn', 'zh'],
    ['de-1996', 'de-1996'],
  ])('is kept in its canonical form: %s', (locale, kept) => {
    expect(AccountChanges.parse({ locale })).toEqual({ locale: kept })
    expect(SignUp.parse({ ...person, locale }).locale).toBe(kept)
    expect(() => new Intl.DateTimeFormat(kept)).not.toThrow()
  })
})

describe('a time zone', () => {
  it.each(['T00:00Z', 't00Z', 'T00:00[Europe/Berlin]', 'Mars/Base', '+01:00'])('that Intl would throw on is refused: %s', (timeZone) => {
    expect(AccountChanges.safeParse({ timeZone }).error?.issues).toMatchObject([{ message: 'This is not a known time zone.' }])
    expect(SignUp.safeParse({ ...person, timeZone }).success).toBe(false)
  })

  it.each(['Europe/Berlin', 'UTC', 'Etc/GMT+5'])('is kept as it is named: %s', (timeZone) => {
    expect(SignUp.parse({ ...person, timeZone }).timeZone).toBe(timeZone)
  })
})

describe('what strangers may send', () => {
  const marked = `a${'\u0300'.repeat(64_000)}${'\u0316'.repeat(64_000)}`

  it('is refused before the work that its marks make', () => {
    const worked = workingTime()
    for (const text of [marked, marked.repeat(2)]) {
      expect(PasswordResetRequest.safeParse({ email: text }).success).toBe(false)
      expect(SignIn.safeParse({ ...person, email: text }).success).toBe(false)
      expect(SignIn.safeParse({ ...person, password: text }).success).toBe(false)
      expect(SignUp.safeParse({ ...person, name: text }).success).toBe(false)
      expect(Password.safeParse(text).error?.issues).toHaveLength(1)
    }
    expect(worked()).toBeLessThan(500)
  })

  it('as a password is measured as it is kept', () => {
    const long = 'crème brûlée '.repeat(16).slice(0, 200)
    expect(Password.parse(long.normalize('NFD'))).toBe(long)
    expect(Password.safeParse(`${long}x`).error?.issues[0]?.message).toBe('Use at most 200 characters.')
  })
})

it('a session from before its proof and its use were kept asks for proof, and was last used when it was last written', () => {
  const updatedAt = '2026-03-01T09:00:00.000Z'
  expect(upcast(sessions, { id: 'desk', updatedAt }, 1)).toMatchObject({ id: 'desk', provenAt: null, usedAt: updatedAt })
  expect(upcast(sessions, { id: 'desk', updatedAt, provenAt: updatedAt }, 2)).toMatchObject({ provenAt: updatedAt, usedAt: updatedAt })
  expect(upcast(sessions, { id: 'desk', updatedAt }, 3), 'opened by the secret it began with').toMatchObject({
    digest: 'desk',
    previous: null,
  })
})
