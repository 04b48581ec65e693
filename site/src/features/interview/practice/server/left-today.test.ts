import type { Client } from '@throughline/client'
import { expect, it } from 'vitest'
import { leftToday } from './left-today.ts'

const client = (counts: () => Promise<unknown>) => ({ practice: { counts } }) as unknown as Client

it('is what today leaves, and nothing where nobody can say', async () => {
  expect(await leftToday(client(async () => ({ left: 3, waiting: 9 })))).toBe(3)
  expect(await leftToday(client(() => Promise.reject(new Error('no answer'))))).toBe(0)
})
