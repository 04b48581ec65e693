import { expect, it } from 'vitest'
import { EXIT } from './failure.ts'
import { fitting } from './fitting.ts'

const titled = (...titles: string[]) => titles.map((title, place) => ({ id: `id-${place}`, title }))

it('finds by the beginning, whatever its case and accents', () => {
  expect(fitting(titled('Ordér tents', 'Reorder'), 'ORDER')).toMatchObject({ id: 'id-0' })
  expect(fitting(titled('Reorder'), 'order')).toBeNull()
})

it('prefers what is called so to what only begins so', () => {
  expect(fitting(titled('Read more', 'Read', 'Reading list'), 'read')).toMatchObject({ id: 'id-1' })
})

it('lists several, up to twenty', () => {
  const two = { exit: EXIT.refused, message: 'Several begin with “re”; name one by its id:\n  id-0  Read\n  id-1  Rest' }
  expect(() => fitting(titled('Read', 'Rest', 'Sleep'), 're')).toThrow(expect.objectContaining(two))
  const many = titled(...Array.from({ length: 25 }, (_, place) => `Read ${place}`))
  expect(() => fitting(many, 're')).toThrow(/id-19 {2}Read 19\n {2}and 5 more$/)
})
