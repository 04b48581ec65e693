import { expect, test } from 'vitest'
import { nearestFirst } from './nearest-first.ts'

const sorted = (typed: string, ...titles: string[]) =>
  nearestFirst(
    titles.map((title) => ({ title })),
    typed,
  ).map(({ title }) => title)

test('what begins as typed stands first, then what has such a word, and else the order stays', () => {
  expect(sorted('Fore', 'Only in its notes', 'Freeze the December forecast', 'Send the forecast', 'Forecast accuracy to 82 %')).toEqual([
    ...['Forecast accuracy to 82 %', 'Freeze the December forecast', 'Send the forecast', 'Only in its notes'],
  ])
  expect(sorted('uber', 'Sag es überall', 'Über den Berg')).toEqual(['Über den Berg', 'Sag es überall'])
})
