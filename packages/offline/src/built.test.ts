import { expect, it } from 'vitest'
import { unneeded } from './built.ts'

const DAY = 86_400_000
const NOW = 100 * DAY
const current = new Set(['/_astro/desk.new.js'])

it('keeps the files of earlier versions for pages that are open, and those of this one for good', () => {
  const files = [
    { path: '/_astro/desk.new.js', at: 0 },
    { path: '/_astro/desk.old.js', at: NOW - 29 * DAY },
    { path: '/_astro/desk.older.js', at: NOW - 31 * DAY },
    { path: '/_astro/desk.undated.js', at: Number.NaN },
  ]
  expect(unneeded(files, current, NOW)).toEqual(['/_astro/desk.older.js', '/_astro/desk.undated.js'])
})

it('keeps only so many of them, the newest', () => {
  const files = Array.from({ length: 402 }, (_, n) => ({ path: `/_astro/${n}.js`, at: NOW - n }))
  expect(unneeded(files, current, NOW)).toEqual(['/_astro/400.js', '/_astro/401.js'])
})
