import { expect, it } from 'vitest'
import { plainText } from '../../journal/index.ts'
import { mayTellMetric, readMetric } from './read-metric.ts'

it.each([
  'We went from *55* to **20 min**.',
  '**From** 55 down to 20 min.',
  'Von _55_ auf 20 Stunden.',
  'Faster by [12 %](https://example.com).',
  'Faster [by](https://example.com) 12 %.',
  'Schneller um `12 %`.',
  '6.8 → 3.1 %',
  '6.8 -> 3.1 %',
  '6.8 =\\> 3.1 %',
  '- late deliveries **−8.4** %',
  'Late deliveries: \\-8.4 %',
])('%s', (text) => {
  expect(readMetric(plainText(text))).not.toBeNull()
  expect(mayTellMetric(text)).toBe(true)
})

it('sees where there is none', () => {
  expect(mayTellMetric('Sent the invoice at hall 3 on 2026-11-24.')).toBe(false)
  expect(mayTellMetric('Went home by train, from Linz.')).toBe(false)
})
