import { describe, expect, it, test } from 'vitest'
import { metric, reviewDeps, storedWin } from '../../../test-review.ts'
import { packetWords } from '../index.ts'
import { amountsIn } from '../rules/amounts.ts'
import { amountWords } from './amounts.ts'
import { didOf } from './verbs.ts'

describe('what somebody did is told from “I”:', () => {
  test.each([
    ['Found the order', 'found the order'],
    ['Rerun the bakeware model', 'reran the bakeware model'],
    ['Cut stock-outs by half', 'cut stock-outs by half'],
    ['Plan the year end', 'planned the year end'],
    ['Simplify reports', 'simplified reports'],
    ['Reduced scrap', 'reduced scrap'],
    ['Plan for the search rewrite', null],
    ['One promo calendar', null],
    ['Forecast accuracy', null],
    ['Need for speed', null],
    ['Set of new rules', null],
    ['Reviewed', null],
  ])('%s', (title, did) => expect(didOf(title)).toBe(did))
})

test.each([
  ['en-GB', '4100.5', '£', '£4,100.50'],
  ['en-US', '1000000', 'USD', '$1,000,000'],
  ['en-GB', '4100', 'PLN', 'PLN\u00a04,100'],
  ['en-GB', '82', 'NPS', '82 NPS'],
  ['en-GB', '1', 'min', '1 minute'],
  ['en-GB', '20', 'min', '20 minutes'],
  ['en-GB', '1', 'pallets', '1 pallet'],
  ['en-GB', '-3.25', '%', '−3.25\u00a0%'],
  ['en-GB', '123456789012345.123', 'h', '123,456,789,012,345.123 hours'],
])('in %s %s of %s is read as an amount', (locale, value, unit, read) =>
  expect(amountsIn(locale, amountWords).amount(value, unit)).toBe(read),
)

test.each([
  ['2026-07-01', '2026-12-31', 'July to December 2026'],
  ['2026-07-01', '2026-07-31', 'July 2026'],
  ['2025-11-01', '2026-01-31', 'November 2025 to January 2026'],
  ['2026-11-09', '2026-11-09', '9 November 2026'],
])('from %s to %s a packet is called after its days', (from, until, title) =>
  expect(packetWords('en', 'en-GB').title({ from, until })).toBe(title),
)

describe('the number of a win', () => {
  const said = async (title: string, given: ReturnType<typeof metric>, text = '') => {
    const words = packetWords('en', 'en-GB')
    const win = await storedWin(reviewDeps(), { title, text, metric: given })
    return [words.told(win, 0), words.effect(win, 0)].filter(Boolean).join(' ')
  }

  it.each([
    ['goes on from a change', 'Cut the meeting', metric('55', '20', 'min'), 'I cut the meeting, from 55 to 20 minutes.'],
    [
      'is a sentence of what it measures',
      'Found the order',
      metric('69', '78', '%', 'accuracy'),
      'I found the order. Accuracy rose from 69 to 78\u00a0%.',
    ],
    [
      'says points of a share',
      'Found the order',
      metric('69', '78', '%'),
      'I found the order. The figure went from 69 to 78\u00a0%, up nine points.',
    ],
    [
      'is what came of it',
      'Took lines off the list',
      metric(null, '126', 'places', 'freed'),
      'I took lines off the list: 126 places freed.',
    ],
    ['is not said twice', 'Cut the meeting from 55 to 20 minutes', metric('55', '20', 'min'), 'I cut the meeting from 55 to 20 minutes.'],
    ['stands behind the name of a thing', 'New labels', metric('4', '1', 'mix-ups'), 'New labels: from 4 mix-ups to 1.'],
    [
      'is so much of each',
      'Brought the smallest order down',
      metric('1200', '800', 'units', 'a line'),
      'I brought the smallest order down. It went from 1,200 to 800 units a line.',
    ],
  ])('%s', async (_, title, given, read) => expect(await said(title, given)).toBe(read))

  it('follows the words the win has of its own, but for lists and code', async () => {
    const words = packetWords('en', 'en-GB')
    const win = (text: string) => storedWin(reviewDeps(), { title: 'Found the order', text })
    expect(words.how(await win('It was **one** fair, taken for demand. Nobody had looked. Third.'), 0)).toBe(
      'It was one fair, taken for demand. Nobody had looked.',
    )
    expect(words.how(await win('Traced it to the fair. Everybody knew.'), 0)).toBe('I traced it to the fair. Everybody knew.')
    expect(words.how(await win('- one\n- two'), 0)).toBeNull()
  })
})
