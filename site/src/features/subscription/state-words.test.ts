import type { SubscriptionView } from '@throughline/core/subscription'
import { describe, expect, it } from 'vitest'
import { money, room } from './money.ts'
import { stateWords } from './state-words.ts'

const price = { interval: 'month', amount: 500, currency: 'EUR' } as const
const view: SubscriptionView = {
  ...{ isOffered: true, state: 'active', plan: { id: 'plus', name: 'Plus', price }, until: '2026-04-05T09:00:00.000Z', unpaidSince: null },
  ...{ graceEndsAt: null, isCovered: true, hasPortal: true, storageLimit: 2 ** 30, coach: true, plans: [] },
}
const said = (own: Partial<SubscriptionView>) => {
  const { title, detail, isMissed } = stateWords({ ...view, ...own }, 'en-GB', (instant) => instant.slice(0, 10))
  return [title, detail, isMissed]
}

describe('a plan says how it stands', () => {
  it.each<[string, Partial<SubscriptionView>, string, string | null]>([
    ['none', { state: 'none', plan: null, until: null }, 'No plan', null],
    ['on trial', { state: 'trialing' }, 'Plus', 'Free until 2026-04-05, then €5 a month'],
    ['paid', {}, 'Plus', '€5 a month, renews 2026-04-05'],
    ['paid, no day known', { until: null }, 'Plus', '€5 a month'],
    ['cancelled', { state: 'cancelled' }, 'Plus', 'Cancelled. You keep it until 2026-04-05, and nothing more is charged.'],
    ['ended', { state: 'cancelled', isCovered: false }, 'Plus', 'It ended 2026-04-05.'],
    ['ended, no day known', { state: 'cancelled', isCovered: false, until: null }, 'Plus', 'It has ended.'],
    ['offered no more', { plan: null }, 'A plan that is no longer offered', 'Renews 2026-04-05'],
  ])('%s', (_, own, title, detail) => {
    expect(said(own)).toEqual([title, detail, false])
  })

  it('when a payment is missing, since when and until when nothing changes, and what changed then', () => {
    const missed = { state: 'past-due', unpaidSince: '2026-04-05T10:00:00.000Z', graceEndsAt: '2026-04-19T10:00:00.000Z' } as const
    expect(said(missed)).toEqual(['Plus', 'A payment has been missing since 2026-04-05. Nothing changes until 2026-04-19.', true])
    const [, after, isMissed] = said({ ...missed, isCovered: false })
    expect(after).toContain('Since 2026-04-19')
    expect(after).toContain('everything you have is still there')
    expect(isMissed).toBe(true)
  })

  it('where none are offered, that everything is included', () => {
    expect(said({ isOffered: false, state: 'none', plan: null })[0]).toBe('Everything is included')
  })
})

it('money is written as people do, with cents only where there are some', () => {
  expect(money(500, 'EUR', 'en-GB')).toBe('€5')
  expect(money(499, 'EUR', 'de-DE')).toMatch(/^4,99\s€$/)
  expect(money(500, 'JPY', 'en-GB')).toBe('JP¥500')
})

it('room is written in the unit that fits', () => {
  expect([room(20 * 2 ** 30, 'en-GB'), room(500 * 2 ** 20, 'en-GB'), room(1.5 * 2 ** 40, 'de-DE')]).toEqual([
    '20 GiB',
    '500 MiB',
    '1,5 TiB',
  ])
})
