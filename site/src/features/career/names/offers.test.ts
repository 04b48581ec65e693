import { expect, test } from 'vitest'
import { offersFor } from './offers.ts'

const options = [
  { id: 'planning', name: 'Planning' },
  { id: 'forecasting', name: 'Forecasting and data' },
  { id: 'sql', name: 'SQL', aliases: ['Structured Query Language', 'Postgres'] },
  { id: 'plants', name: 'Care of plants' },
]

test('what begins as typed stands before what has such a word, and what is typed may be a name of one’s own', () => {
  expect(offersFor('plan', options, []).map(({ id, isOwn }) => (isOwn ? `own ${id}` : id))).toEqual(['planning', 'plants', 'own plan'])
})

test('what is named already is not offered, whatever its case', () => {
  expect(offersFor('Planning', options, ['planning']).map(({ id }) => id)).toEqual([])
  expect(offersFor('Kaizen', options, ['kaizen'])).toEqual([])
})

test('an alias finds its skill, and accents do not matter', () => {
  expect(offersFor('postgr', options, []).map(({ id }) => id)).toEqual(['sql', 'postgr'])
  expect(offersFor('plánning', options, []).map(({ id }) => id)).toEqual(['planning'])
})
