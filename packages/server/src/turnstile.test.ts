import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTurnstile } from './turnstile.ts'

it('lets one in per turn of the event loop, in the order they came', async () => {
  const pass = createTurnstile()
  const inside: string[] = []
  const enter = async (name: string) => {
    await pass()
    inside.push(name)
  }
  const all = ['a', 'b', 'c'].map(enter)
  expect(inside).toEqual([])
  await nextTurn()
  expect(inside).toEqual(['a'])
  await nextTurn()
  all.push(enter('d'))
  expect(inside).toEqual(['a', 'b'])
  await Promise.all(all)
  expect(inside).toEqual(['a', 'b', 'c', 'd'])
})

it('lets in who comes when nobody waits any more', async () => {
  const pass = createTurnstile()
  await expect(pass()).resolves.toBeUndefined()
  await nextTurn()
  await expect(pass()).resolves.toBeUndefined()
})
