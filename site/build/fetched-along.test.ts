import { expect, it } from 'vitest'
import { stylesOf } from './fetched-along.ts'

it('fetches the styles of a late script with it, and leaves scripts to it', () => {
  expect(stylesOf('_astro/Revisions.a.js', ['_astro/Revisions.a.js', '_astro/dist.d.js', '_astro/late.c.css'])).toEqual([
    '_astro/late.c.css',
  ])
})
