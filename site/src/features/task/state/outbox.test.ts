import type { Task } from '@throughline/core/task'
import { expect, test } from 'vitest'
import type { Change } from '../rules/change.ts'
import { sampleTask as task } from '../rules/sample.ts'
import { createOutbox, type OutboxState } from './outbox.ts'

class Unreachable extends Error {}
class SignedOut extends Error {}

/** An outbox whose every sending is answered by hand. */
function workshop() {
  const sent: { change: Change; answer: (result: Task | Error) => void }[] = []
  const states: OutboxState[] = []
  let wake: (() => void) | undefined
  const outbox = createOutbox({
    send: (change) =>
      new Promise((resolve, reject) =>
        sent.push({ change, answer: (result) => (result instanceof Error ? reject(result) : resolve(result)) }),
      ),
    obstacle: (error) => (error instanceof Unreachable ? 'no-answer' : error instanceof SignedOut ? 'signed-out' : null),
    wait: (_ms, then) => {
      wake = then
      return () => {
        wake = undefined
      }
    },
    onState: (state) => states.push(state),
  })
  const answer = async (index: number, result: Task | Error) => {
    sent[index]!.answer(result)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { outbox, sent, states, answer, timeUp: () => wake?.() }
}

const edit = (number: number, title: string): Change => ({ do: 'edit', id: task(number).id, changes: { title }, base: {} })

test('changes of one task go one after another, those of several at once', async () => {
  const { outbox, sent, answer } = workshop()
  outbox.add(edit(1, 'a'))
  outbox.add(edit(1, 'b'))
  outbox.add(edit(2, 'c'))
  expect(sent.map(({ change }) => change)).toEqual([edit(1, 'a'), edit(2, 'c')])
  await answer(0, task(1))
  expect(sent[2]?.change).toEqual(edit(1, 'b'))
})

test('no more than six go at once', () => {
  const { outbox, sent } = workshop()
  for (let i = 0; i < 20; i++) outbox.add(edit(i, 'x'))
  expect(sent).toHaveLength(6)
})

test('a refused change ends with its error and does not hold up the next', async () => {
  const { outbox, sent, answer } = workshop()
  const refused = outbox.add(edit(1, 'a'))
  outbox.add(edit(1, 'b'))
  await answer(0, new Error('no'))
  expect(await refused).toMatchObject({ is: 'refused' })
  expect(sent[1]?.change).toEqual(edit(1, 'b'))
})

test('what cannot be sent waits, in order, and is sent when the server is back', async () => {
  const { outbox, sent, states, answer, timeUp } = workshop()
  const first = outbox.add(edit(1, 'a'))
  await answer(0, new Unreachable())
  outbox.add(edit(1, 'b'))
  expect(sent).toHaveLength(1)
  expect(states.at(-1)).toEqual({ obstacle: 'no-answer', waiting: 2 })
  timeUp()
  expect(sent[1]?.change).toEqual(edit(1, 'a'))
  await answer(1, task(1))
  expect(await first).toMatchObject({ is: 'saved' })
  expect(sent[2]?.change).toEqual(edit(1, 'b'))
  expect(states.at(-1)).toEqual({ obstacle: null, waiting: 0 })
})

test('it goes on trying while the server stays away', async () => {
  const { outbox, sent, answer, timeUp } = workshop()
  outbox.add(edit(1, 'a'))
  for (let i = 0; i < 3; i++) {
    await answer(i, new Unreachable())
    timeUp()
  }
  expect(sent).toHaveLength(4)
  expect(outbox.unsaved()).toEqual([edit(1, 'a')])
})

test('a change can be taken back until it is on its way', async () => {
  const { outbox, answer } = workshop()
  const onItsWay = edit(1, 'a')
  const waiting = edit(1, 'b')
  outbox.add(onItsWay)
  const outcome = outbox.add(waiting)
  expect(outbox.drop(onItsWay)).toBe(false)
  expect(outbox.drop(waiting)).toBe(true)
  expect(await outcome).toEqual({ is: 'dropped' })
  await answer(0, task(1))
  expect(outbox.unsaved()).toEqual([])
})

test('one can wait for the changes of a task to end', async () => {
  const { outbox, answer } = workshop()
  outbox.add(edit(1, 'a'))
  let ended = false
  const waiting = outbox.settled(task(1).id).then(() => {
    ended = true
  })
  expect(ended).toBe(false)
  await answer(0, task(1))
  await waiting
  expect(ended).toBe(true)
})

test('a refusal is an answer: what waited behind it goes on', async () => {
  const { outbox, sent, states, answer, timeUp } = workshop()
  outbox.add(edit(1, 'a'))
  outbox.add(edit(2, 'b'))
  await answer(0, new Unreachable())
  await answer(1, new Unreachable())
  timeUp()
  await answer(2, new Error('no'))
  expect(sent[3]?.change).toEqual(edit(2, 'b'))
  expect(states.at(-1)).toEqual({ obstacle: null, waiting: 0 })
})

test('whoever is signed out keeps every change, and all go once they are signed in again', async () => {
  const { outbox, sent, states, answer, timeUp } = workshop()
  const outcomes = [outbox.add(edit(1, 'a')), outbox.add(edit(2, 'b'))]
  await answer(0, new SignedOut())
  await answer(1, new SignedOut())
  outbox.add(edit(3, 'c'))
  outbox.wake()
  timeUp()
  expect(sent).toHaveLength(2)
  expect(states.at(-1)).toEqual({ obstacle: 'signed-out', waiting: 3 })
  expect(outbox.unsaved()).toHaveLength(3)
  outbox.signedIn()
  await answer(2, task(1))
  await answer(3, task(2))
  expect((await Promise.all(outcomes)).map(({ is }) => is)).toEqual(['saved', 'saved'])
  expect(sent.at(-1)?.change).toEqual(edit(3, 'c'))
})
