import type { Client } from '@throughline/client'
import { expect, test } from 'vitest'
import { competenciesAsked, namesAsked } from './competency-asked.ts'

const asks = (query: string, list: () => Promise<unknown>) =>
  competenciesAsked({ competencies: { list } } as unknown as Client, new URL(`http://x.test/?${query}`))
const known = async () => [
  { id: 'conflict', name: 'Handling conflict' },
  { id: 'Bees', name: 'Bees' },
]

test('what an address asks for is what is kept, whether it was named by its id or as it is called', async () => {
  expect(await asks('competency=conflict&competency=handling+Conflict&competency=bees&competency=Harbour', known)).toEqual([
    { id: 'conflict', name: 'Handling conflict' },
    { id: 'Bees', name: 'Bees' },
    { id: 'Harbour', name: 'Harbour' },
  ])
})

test('it is still asked for where nobody answers what there is, and nothing is where nothing was', async () => {
  const failing = () => Promise.reject(new Error('away'))
  expect(await asks('competency=conflict', failing)).toEqual([{ id: 'conflict', name: 'conflict' }])
  expect(await asks('competency=++', failing)).toEqual([])
})

test('no name is longer than one may be', async () => {
  const [one] = await asks(`competency=${'a'.repeat(300)}`, known)
  expect(one?.id).toHaveLength(60)
})

test('of an address that names more than anybody would, the first are asked for', () => {
  const many = new URLSearchParams(Array.from({ length: 470 }, (_, at) => ['skill', `Skill ${at}`]))
  expect(namesAsked(many, 'skill')).toEqual(Array.from({ length: 8 }, (_, at) => `Skill ${at}`))
})
