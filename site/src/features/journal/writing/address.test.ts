import { expect, it } from 'vitest'
import { begunAs } from './address.ts'

const read = (query: string) => begunAs(new URL(`https://x.example/journal/new?${query}`))

it('reads what an entry is to begin with', () => {
  expect(read('date=2026-11-10&prompt=seen-others&template=evening&journal=0198')).toEqual({
    date: '2026-11-10',
    prompt: 'seen-others',
    template: 'evening',
    journal: '0198',
  })
})

it('leaves out what is no such thing', () => {
  for (const date of ['2026-02-30', '1850-01-01', 'tomorrow', '']) expect(read(`date=${date}`).date).toBeNull()
  expect(read('template=../x').template).toBeNull()
})
