import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createEndOfTurn } from './end-of-turn.ts'

/** Answers that note when they go out. */
function answering() {
  const endOfTurn = createEndOfTurn()
  const out: string[] = []
  const answer = async (name: string, work: Promise<void>) => {
    await work
    await endOfTurn()
    out.push(name)
  }
  return { out, answer }
}

it('lets out what is ready in one turn at its end, in the order it became ready', async () => {
  const { out, answer } = answering()
  const answers = [
    answer('one', Promise.resolve()),
    answer(
      'two',
      Promise.resolve().then(() => {}),
    ),
    answer('three', Promise.resolve()),
  ]
  for (let microtask = 0; microtask < 20; microtask++) await null
  expect(out).toEqual([])
  await nextTurn()
  expect(out).toEqual(['one', 'three', 'two'])
  await Promise.all(answers)
})

it('keeps nothing waiting for what takes longer', async () => {
  const { out, answer } = answering()
  const { promise, resolve } = Promise.withResolvers<void>()
  const slow = answer('slow', promise)
  await answer('quick', Promise.resolve())
  expect(out).toEqual(['quick'])
  resolve()
  await slow
  expect(out).toEqual(['quick', 'slow'])
})
