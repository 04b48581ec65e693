import { anAccount } from '@throughline/contracts'
import type { SignedInBrowser } from '@throughline/core/account'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionWords } from './session-words.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-05T10:00:00Z') })
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2026-03-05T10:00:00Z'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const browser = (id: string, createdAt: string, fields: Partial<SignedInBrowser> = {}): SignedInBrowser => ({
  ...{ id, device: 'Chrome on Linux', createdAt: `${createdAt}:00.000Z`, usedAt: `${createdAt}:00.000Z`, isThis: false },
  ...fields,
})
const detailsOf = (...browsers: SignedInBrowser[]) => sessionWords(browsers, anAccount()).map(({ detail }) => detail)

it('says of today and yesterday at what time it was signed in', () => {
  expect(
    detailsOf(
      browser('1', '2026-03-05T08:14', { isThis: true }),
      browser('2', '2026-03-04T20:30', { usedAt: '2026-03-05T09:00:00.000Z' }),
      browser('3', '2026-02-20T08:00', { usedAt: '2026-03-04T09:00:00.000Z' }),
    ),
  ).toEqual(['This browser, signed in today, 09:14', 'Signed in yesterday, 21:30; used today', 'Signed in Fri 20 Feb; used yesterday'])
})

it('tells two of one kind and one day apart, however long ago that was', () => {
  const all = [
    browser('1', '2026-02-20T08:00'),
    browser('2', '2026-02-20T17:45'),
    browser('3', '2026-02-20T08:00', { device: 'Firefox on Linux' }),
  ]
  expect(detailsOf(...all)).toEqual(['Signed in Fri 20 Feb, 09:00', 'Signed in Fri 20 Feb, 18:45', 'Signed in Fri 20 Feb'])
  const names = sessionWords(all, anAccount()).map(({ name }) => name)
  expect(new Set(names).size).toBe(3)
})
