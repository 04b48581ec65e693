import type { Watch } from '@throughline/telemetry'
import { expect, test } from 'vitest'
import { watchedCalls } from './watch-ports.ts'

const port = { send: async (text: string) => `sent ${text}` }

test('a port is used as it is where nobody looks on at calls', () => {
  expect(watchedCalls(port, 'mail', ['send'], [])).toBe(port)
  expect(watchedCalls(port, 'mail', ['send'], [{ begin: () => ({ end() {} }) }])).toBe(port)
})

test('those who look on are around a call, the first outermost', async () => {
  const heard: string[] = []
  const watch = (name: string): Watch => ({
    around: (work, run) => {
      heard.push(`${name} ${work.kind} ${work.call}`)
      return run()
    },
  })
  const watched = watchedCalls(port, 'mail', ['send'], [watch('trace'), watch('count')])
  expect(await watched.send('a letter')).toBe('sent a letter')
  expect(heard).toEqual(['trace mail send', 'count mail send'])
})
