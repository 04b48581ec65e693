import { expect, it } from 'vitest'
import { fetchAhead, isTime, MOST_REQUESTS, type Round } from './ahead.ts'

const HOUR = 3_600_000

/** A server with so many goals and discussions, and what it was asked for. */
function asked({ last = null as Round | null, now = 100 * HOUR, status = 200, stopsAt = '' } = {}) {
  const requests: string[] = []
  const rounds: Round[] = []
  const ids = (below: string) => ({
    items: Array.from({ length: 40 }, (_, n) => ({ id: `${below}${n}`, status: n % 2 ? 'active' : 'done' })),
  })
  const done = fetchAhead({
    now: () => now,
    async read(path, headers) {
      requests.push(path)
      if (path === stopsAt) return null
      if (headers?.['if-none-match'] === 'same') return new Response(null, { status: 304 })
      return Response.json(
        path.includes('discussions')
          ? {
              items: ids('d')
                .items.slice(0, 5)
                .map(({ id }) => ({ id })),
            }
          : ids('g'),
        {
          status,
          headers: { etag: 'new' },
        },
      )
    },
    async page(path) {
      requests.push(path)
      return path !== stopsAt
    },
    last: async () => last,
    done: async (round) => void rounds.push(round),
  })
  return { done, requests, rounds }
}

it('fetches the main pages, goals that are open and the latest discussions, and no more than it says', async () => {
  const { done, requests, rounds } = asked()
  expect(await done).toBe(true)
  for (const path of ['/tasks', '/goals', '/journal', '/journal/new', '/discussions', '/goals/g1', '/discussions/d4'])
    expect(requests).toContain(path)
  expect(requests).not.toContain('/goals/g2')
  expect(requests.length).toBe(MOST_REQUESTS)
  expect(rounds).toEqual([{ at: 100 * HOUR, tag: 'new' }])
})

it('asks for nothing within half an hour, then only whether anything has changed', async () => {
  const soon = asked({ last: { at: 99.6 * HOUR, tag: 'same' } })
  expect([await soon.done, soon.requests]).toEqual([true, []])
  const later = asked({ last: { at: 98 * HOUR, tag: 'same' } })
  expect([await later.done, later.requests.length]).toEqual([true, 1])
  const changed = asked({ last: { at: 98 * HOUR, tag: 'other' } })
  await changed.done
  expect(changed.requests.length).toBe(MOST_REQUESTS)
})

it('fetches all anew when a day has moved on, or the clock was set back', () => {
  expect(isTime({ at: 0, tag: 'same' }, 12 * HOUR + 1)).toBe('yes')
  expect(isTime({ at: 2, tag: 'same' }, 1)).toBe('yes')
})

it('stops where it is better to, and begins anew another time', async () => {
  const { done, requests, rounds } = asked({ stopsAt: '/goals' })
  expect([await done, requests.at(-1), rounds]).toEqual([false, '/goals', []])
})
