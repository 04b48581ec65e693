import { describe, expect, it } from 'vitest'
import { besides } from './fetched-along.ts'

describe('what is fetched along with a late script', () => {
  const needed = ['_astro/Revisions.a.js', '_astro/desk.b.js', '_astro/rolldown-runtime.c.js', '_astro/dist.d.js']

  it('is neither itself nor what every page of the app has', () => {
    expect(besides('_astro/Revisions.a.js', needed, { hostId: '_astro/entry.e.js' })).toEqual(['_astro/dist.d.js'])
  })

  it('is not named in the script that every page reads', () => {
    expect(besides('_astro/Revisions.a.js', needed, { hostId: '_astro/desk.b.js' })).toEqual([])
  })
})
