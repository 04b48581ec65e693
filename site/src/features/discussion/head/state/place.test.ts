import type { Change } from '@throughline/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Follower } from '../../../live/stream.ts'
import { $gone, client } from '../../client.ts'
import { $place, beginPlace, type Place } from './place.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  $place.set(null)
  $gone.set('')
})

/** A page of the discussion `d`. */
function opened() {
  const asked: string[] = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`)
    return Response.json({ items: [] })
  })
  let tell: (change: Change) => void = () => {}
  const follow = (follower: Follower) => {
    tell = follower(false).onChange
  }
  beginPlace({ discussion: { id: 'd' }, mine: {}, people: [], isGone: false } as unknown as Place, follow)
  return { asked, tell: (change: Change) => tell(change) }
}

const change = (type: string): Change => ({ type, kind: type.split('.')[0] ?? '', id: 'd', space: 'd', version: 1, at: '', seq: 1 })
const own = (type: string): Change => {
  const { space: _, ...rest } = change(type)
  return rest
}

test.each([
  ['thrown away', change('discussion.deleted'), change('discussion.restored')],
  ['taken from who reads it', own('participation.deleted'), own('participation.created')],
])('%s elsewhere, nothing of it is asked for until it is back', async (_, gone, back) => {
  const { asked, tell } = opened()
  tell(change('membership.updated'))
  tell(gone)
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(client.agendaItems.list('d')).rejects.toMatchObject({ status: 404 })
  expect([$place.get()?.isGone, asked]).toEqual([true, []])
  tell(back)
  await vi.advanceTimersByTimeAsync(1_000)
  await client.agendaItems.list('d')
  expect($place.get()?.isGone).toBe(false)
  expect(asked).toEqual(['/participation', '', '/people', '/agenda-items'].map((part) => `GET /api/v1/discussions/d${part}`))
})
