import { describe, expect, it } from 'vitest'
import { dayValues } from './day-values.ts'
import { checkInsOf, metricOf } from './test-measure.ts'

const twoDays = checkInsOf(['2026-01-02', '4'], ['2026-01-02', '1'], ['2026-01-03', '5'], ['2026-01-02', '2'])

describe('several check-ins of a day make', () => {
  it.each([
    ['last', 'up', ['2', '5']],
    ['sum', 'up', ['7', '5']],
    ['max', 'up', ['4', '5']],
    ['max', 'down', ['1', '5']],
    ['count', 'up', ['3', '1']],
  ] as const)('by %s, going %s, %j', (aggregation, direction, values) => {
    expect(dayValues(twoDays, metricOf({ aggregation, direction }))).toEqual([
      { localDate: '2026-01-02', value: values[0] },
      { localDate: '2026-01-03', value: values[1] },
    ])
  })

  it('their mean, without a digit lost', () => {
    const [day] = dayValues(twoDays, metricOf({ aggregation: 'mean' }))
    expect(day?.value).toMatch(/^2\.3{39}/)
  })

  it('what was written last, whatever order they come in', () => {
    expect(dayValues(twoDays.toReversed(), metricOf())).toEqual(dayValues(twoDays, metricOf()))
  })
})

it('of a habit the last word of a day says it', () => {
  const said = checkInsOf(['2026-01-02', 'yes'], ['2026-01-02', 'no'], ['2026-01-03', 'skip'])
  expect(dayValues(said, metricOf({ type: 'habit' })).map(({ value }) => value)).toEqual(['no', 'skip'])
})

it('of a habit that is counted numbers add up, and a word that comes last stands', () => {
  const metric = metricOf({ type: 'habit', dailyTarget: '20', aggregation: 'sum' })
  const said = checkInsOf(['2026-01-02', '12'], ['2026-01-02', '9'], ['2026-01-03', '5'], ['2026-01-03', 'skip'])
  expect(dayValues(said, metric).map(({ value }) => value)).toEqual(['21', 'skip'])
})

it('a word says nothing of a number, nor anything but its sign a number of a habit', () => {
  expect(dayValues(checkInsOf(['2026-01-02', 'yes']), metricOf())).toEqual([])
  const numbers = checkInsOf(['2026-01-02', '2'], ['2026-01-03', '0'])
  expect(dayValues(numbers, metricOf({ type: 'habit' })).map(({ value }) => value)).toEqual(['yes', 'no'])
})
