import { expect, test } from 'vitest'
import { isDay, isSought, nothingSought, readAddress, soughtHref, soughtText } from './address.ts'

const read = (text: string) => readAddress(new URLSearchParams(text))

test('what is looked for reads out of an address as it was written into it', () => {
  const sought = {
    ...nothingSought,
    q: 'week 31 & “fair”',
    mood: -2,
    tag: 'forecast',
    starred: true,
    photo: true,
    journal: 'open',
    from: '2026-01-01',
    to: '2026-02-03',
  }
  expect(read(soughtText(sought)).sought).toEqual(sought)
  expect(soughtHref(nothingSought)).toBe('/journal')
  expect(isSought(read('').sought)).toBe(false)
  expect(isSought(read('mood=0').sought)).toBe(true)
})

test('what no address can mean counts as not said', () => {
  expect(read('mood=3&from=2026-02-30&to=tomorrow&year=12&month=2026-13&day=2026-00-10&show=all')).toEqual({
    ...{ overview: 'year', year: null, month: null, day: null },
    sought: nothingSought,
  })
})

test('a day brings its year and its month along', () => {
  expect(read('day=2024-02-29')).toMatchObject({ day: '2024-02-29', year: 2024, month: '2024-02' })
  expect(['2024-02-29', '2023-02-29', '1899-12-31', '2026-1-1'].map(isDay)).toEqual([true, false, false, false])
})
