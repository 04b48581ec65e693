import { expect, it } from 'vitest'
import { EXIT } from './failure.ts'
import { onlyOne } from './fitting.ts'

const named = (...titles: string[]) => titles.map((title, place) => ({ id: `id-${place}`, title }))

it('is the one there is, or none', () => {
  expect(onlyOne(named('Read'), 'read')).toMatchObject({ id: 'id-0' })
  expect(onlyOne([], 'read')).toBeNull()
})

it('lists several, up to twenty', () => {
  const two = { exit: EXIT.refused, message: 'Several begin with “re”; name one by its id:\n  id-0  Read\n  id-1  Rest' }
  expect(() => onlyOne(named('Read', 'Rest'), 're')).toThrow(expect.objectContaining(two))
  const many = named(...Array.from({ length: 25 }, (_, place) => `Read ${place}`))
  expect(() => onlyOne(many, 're')).toThrow(/id-19 {2}Read 19\n {2}and 5 more$/)
})
