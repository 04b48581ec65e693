import { describe, expect, it } from 'vitest'
import type { AnyChange } from './any-change.ts'
import { areaHere } from './areas.ts'
import { bringArea, lateAreas } from './late-areas.ts'

const changeOf = (kind: string) => ({ do: `${kind}.remove`, id: '1' }) as AnyChange

describe('areas that come late', () => {
  it.each(Object.entries(lateAreas))('%s: what is fetched for it makes it known', async (kind, fetch) => {
    await fetch()
    expect(areaHere(changeOf(kind))).toBeDefined()
  })

  it('says of a change that another version of the app made that nothing here does it', async () => {
    await expect(bringArea(changeOf('whim'))).rejects.toThrow('Nothing here does whim.remove.')
  })
})
