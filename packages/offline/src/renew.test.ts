import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRenewal } from './renew.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

function renewed({ stopsAt = '' } = {}) {
  const fetched: string[] = []
  const { changed } = createRenewal({
    now: () => Date.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    async page(path) {
      fetched.push(`${Date.now() / 1000} ${path}`)
      return path !== stopsAt
    },
  })
  return { fetched, changed }
}

it('fetches the page that is looked at a second after a change, and the main ones that show it', async () => {
  const { fetched, changed } = renewed()
  void changed('goal', '/goals/g1')
  void changed('goal', '/goals/g1')
  await vi.advanceTimersByTimeAsync(999)
  expect(fetched).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(fetched).toEqual(['1 /goals/g1', '1 /goals'])
})

it('fetches none of them more often than it says, however much is changed, and the last change is on all', async () => {
  const { fetched, changed } = renewed()
  for (let second = 0; second < 100; second++) {
    void changed('task', '/tasks/inbox?layout=board')
    await vi.advanceTimersByTimeAsync(1_000)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  const of = (path: string) => fetched.filter((one) => one.endsWith(` ${path}`)).map((one) => Number(one.split(' ')[0]))
  expect(of('/tasks/inbox?layout=board')).toEqual([1, 16, 31, 46, 61, 76, 91, 106])
  expect(of('/tasks')).toEqual([1, 61, 121])
  expect(fetched).toHaveLength(8 + 4 * 3)
})

it('fetches nothing for what no page shows, nor the page that nobody sees', async () => {
  const { fetched, changed } = renewed()
  await changed('push-subscription', null)
  void changed('journal-entry', null)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toEqual(['1 /journal'])
})

it('stops where it is better to, and begins anew with the next change', async () => {
  const { fetched, changed } = renewed({ stopsAt: '/tasks/inbox' })
  void changed('task', null)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(fetched).toEqual(['1 /tasks', '1 /tasks/inbox'])
  void changed('goal', null)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(fetched.at(-1)).toBe('6 /goals')
})
