import type { Coverage } from '@throughline/core/interview'
import { expect, test } from 'vitest'
import { matrixOf } from './matrix.ts'

const row = (name: string, ...stories: string[]) =>
  ({
    ...{ competency: name, name, wins: 1, questions: { practised: 0, of: 3 }, lastPractisedOn: null, newestWinOn: null },
    stories: stories.map((id) => ({ id: id.replace('!', ''), isMain: id.endsWith('!'), strength: 'fair' })),
    next: { step: 'enough' },
  }) as unknown as Coverage['competencies'][number]

const coverage = (...competencies: Coverage['competencies']): Coverage => {
  const ids = [...new Set(competencies.flatMap(({ stories }) => stories.map(({ id }) => id)))].sort()
  return { on: '2026-11-12', competencies, stories: ids.map((id) => ({ id, title: `Story ${id}` })) } as Coverage
}

const signs = { main: '●', also: '○', passed: '-' }
const drawn = ({ rows }: ReturnType<typeof matrixOf>) => rows.map(({ cells }) => cells.map(({ is }) => (is ? signs[is] : ' ')).join(''))

test('a line runs from the first story that shows a competency to the last, past those that do not', () => {
  const matrix = matrixOf(coverage(row('Causes', 'a!', 'c'), row('Influence', 'b!'), row('Budget')))
  expect(matrix.columns.map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  expect(drawn(matrix)).toEqual(['●○ ', '  ●', '   '])
  const wide = matrixOf(coverage(row('Influence', 'b!'), row('Planning', 'd!'), row('Causes', 'b', 'c!')))
  expect(drawn(wide)).toEqual(['●  ', ' ● ', '○-●'])
  expect(wide.rows[2]?.cells.map(({ isFirst, isLast }) => [isFirst, isLast])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ])
})

test('where there are more stories than columns, those that show most have one, and the rest is counted', () => {
  const matrix = matrixOf(coverage(row('Causes', 'a!', 'b'), row('Planning', 'b!'), row('Influence', 'c')), 2)
  expect(matrix.columns.map(({ id }) => id)).toEqual(['a', 'b'])
  expect([matrix.others, ...matrix.rows.map(({ others }) => others)]).toEqual([1, 0, 0, 1])
})

test('without any story there is no column', () => {
  expect(matrixOf(coverage(row('Budget')))).toMatchObject({ columns: [], others: 0, rows: [{ cells: [] }] })
})
