import { expect, test } from 'vitest'
import { type Named, offersAtFirst, offersFor, offersMeanwhile } from './offers.ts'

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

const competencies: readonly Named[] = [
  {
    ...{ id: 'delivery', name: 'Seeing things through', aliases: ['delivery', 'getting things done', 'Zuverlässigkeit'] },
    definition: 'Brings what was begun to its end, on the day and in the shape that were promised.',
  },
  { id: 'strategy', name: 'Seeing the whole', aliases: ['strategy'], definition: 'Knows where things are heading.' },
  { id: 'own', name: 'Delivery driving' },
]
const found = (typed: string) =>
  offersFor(typed, competencies, []).flatMap(({ id, foundIn, isOwn }) => (isOwn ? [] : [foundIn ? `${id}: ${foundIn}` : id]))

test('everyday words find a competency and say why, its own name before those, and what it is last', () => {
  expect(found('seeing things')).toEqual(['delivery'])
  expect(found('deliv')).toEqual(['own', 'delivery: delivery'])
  expect(found('things done')).toEqual(['delivery: getting things done'])
  expect(found('zuverl')).toEqual(['delivery: Zuverlässigkeit'])
  expect(found('promised')).toEqual([`delivery: ${competencies[0]?.definition}`])
  expect(found('heading')).toEqual(['strategy: Knows where things are heading.'])
  // Too little to be looked for in sentences.
  expect(found('day')).toEqual([])
})

test('an alias finds its skill, and accents do not matter', () => {
  expect(offersFor('postgr', options, []).map(({ id }) => id)).toEqual(['sql', 'postgr'])
  expect(offersFor('plánning', options, []).map(({ id }) => id)).toEqual(['planning'])
  expect(offersFor('strass', [{ id: 'roads', name: 'Straße' }], []).map(({ id }) => id)).toEqual(['roads', 'strass'])
  expect(offersFor('STRASSE', [{ id: 'roads', name: 'Straße' }], []).map(({ id }) => id)).toEqual(['roads'])
})

test('what the person lists comes first, then what they named somewhere, then what anybody may, but what is called just so before all', () => {
  const skills: readonly Named[] = [
    { id: 'Docker', name: 'Docker', aliases: ['Containers'], remove: 2 },
    { id: 'dock scheduling', name: 'dock scheduling', remove: 1 },
    { id: 'Care of the dock', name: 'Care of the dock' },
    { id: 'Docker Swarm', name: 'Docker Swarm' },
  ]
  const ids = (typed: string) => offersFor(typed, skills, []).map(({ id }) => id)
  expect(ids('dock')).toEqual(['Docker Swarm', 'Care of the dock', 'dock scheduling', 'Docker', 'dock'])
  expect(ids('docker')).toEqual(['Docker', 'Docker Swarm'])
  expect(ids('containers')).toEqual(['Docker', 'containers'])
})

test('before anything is typed the words of the record lead, then what most wins show, then the rest as it stands', () => {
  const some: readonly Named[] = [
    { id: 'planning', name: 'Planning', wins: 0 },
    { id: 'delivery', name: 'Seeing things through', wins: 2 },
    { id: 'conflict', name: 'Handling conflict', wins: 1 },
    { id: 'quality', name: 'Care for quality', wins: 0 },
    { id: 'teaching', name: 'Teaching', wins: 5 },
    { id: 'docker', name: 'Docker', remove: 2 },
  ]
  const offered = offersAtFirst(some, ['Teaching'], ['quality', 'planning'])
  expect(offered.map(({ id, isLikely }) => (isLikely ? `${id}!` : id))).toEqual(['quality!', 'planning!', 'delivery', 'conflict', 'docker'])
  expect(offersAtFirst(some, [], []).map(({ id }) => id)).toEqual(['teaching', 'delivery', 'conflict', 'planning', 'quality', 'docker'])
  const many = Array.from({ length: 300 }, (_, n) => ({ id: `${n}`, name: `${n}` }))
  expect(offersAtFirst(many, [], []).length).toBe(40)
})

test('what the person lists stands before what only goes by that name too', () => {
  const skills: readonly Named[] = [
    { id: 'SAP ERP', name: 'SAP ERP', aliases: ['SAP'], remove: 2 },
    { id: 'SAP PP', name: 'SAP PP' },
  ]
  expect(offersFor('SAP', skills, []).map(({ id, isOwn }) => (isOwn ? `own ${id}` : id))).toEqual(['SAP PP', 'SAP ERP', 'own SAP'])
})

test('as long as only those for fewer letters are there, what was typed stands before them, behind what the person lists', () => {
  const earlier: readonly Named[] = [{ id: 'Microsoft SQL Server', name: 'Microsoft SQL Server', remove: 2 }]
  const ids = (typed: string, listed: readonly Named[] = []) => offersMeanwhile(typed, listed, earlier, []).map(({ id }) => id)
  expect(ids('SQL')).toEqual(['SQL', 'Microsoft SQL Server'])
  expect(ids('SQL', [{ id: 'SQL for planners', name: 'SQL for planners' }])).toEqual(['SQL for planners', 'SQL', 'Microsoft SQL Server'])
  expect(ids('microsoft sql server')).toEqual(['Microsoft SQL Server'])
})
