import { expect, test } from 'vitest'
import { searchTextOf } from './search-text.ts'

const asked = (query: string) => searchTextOf(new URL(`http://site.example/tasks${query}`))

test('an address asks for the words it says', () => {
  expect([asked('?q=call%20the+port'), asked('?q=%20draft%20'), asked('')]).toEqual(['call the port', 'draft', ''])
})

test('what cannot be searched for is left out', () => {
  expect(asked(`?q=${'a'.repeat(300)}`)).toHaveLength(200)
  expect([asked('?q=%00'), asked('?q=a%00b'), asked(`?q=${'a'.repeat(199)}%F0%9F%98%80`).isWellFormed()]).toEqual(['', 'a b', true])
})
