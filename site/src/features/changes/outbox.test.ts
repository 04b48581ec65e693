import type { Task } from '@throughline/core/task'
import { expect, test } from 'vitest'
import type { Change } from '../task/rules/change.ts'
import { sampleTask as task } from '../task/rules/test-task.ts'
import type { AnyChange } from './any-change.ts'
import { createOutbox, type OutboxState } from './outbox.ts'

const isMaking = ({ do: action }: AnyChange) => action === 'quick-add' || action.endsWith('create')

class Unreachable extends Error {}
class SignedOut extends Error {}

/** An outbox whose every sending is answered by hand. */
function workshop({ lot }: { lot?: number } = {}) {
  const sent: { change: AnyChange; answer: (result: Task | Error) => void }[] = []
  const states: OutboxState[] = []
  const waits: number[] = []
  let wake: (() => void) | undefined
  const outbox = createOutbox({
    send: (change) =>
      new Promise((resolve, reject) =>
        sent.push({ change, answer: (result) => (result instanceof Error ? reject(result) : resolve(result)) }),
      ),
    lineOf: ({ id }) => id,
    isMaking,
    obstacle: (error) => (error instanceof Unreachable ? 'no-answer' : error instanceof SignedOut ? 'signed-out' : null),
    wait: (ms, then) => {
      waits.push(ms)
      wake = then
      return () => {
        wake = undefined
      }
    },
    onState: (state) => states.push(state),
    ...(lot && { lot }),
  })
  const answer = async (index: number, result: Task | Error) => {
    sent[index]!.answer(result)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { outbox, sent, states, waits, answer, timeUp: () => wake?.() }
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

test('what was sent and not answered may have been done: it is not taken back as if it had never been', async () => {
  const { outbox, answer, timeUp } = workshop()
  const [lost, waiting] = [edit(1, 'a'), edit(1, 'b')]
  const outcome = outbox.add(lost)
  outbox.add(waiting)
  await answer(0, new Unreachable())
  expect(outbox.drop(lost)).toBe(false)
  expect(outbox.drop(waiting)).toBe(true)
  timeUp()
  await answer(1, task(1))
  expect(await outcome).toMatchObject({ is: 'saved' })
})

test('what was refused for want of a session was not done, and can be taken back', async () => {
  const { outbox, answer } = workshop()
  const change = edit(1, 'a')
  outbox.add(change)
  await answer(0, new SignedOut())
  expect(outbox.drop(change)).toBe(true)
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

const many = (n: number) => Array.from({ length: n }, (_, i) => edit(i, 'x'))

test('changes that are made together go in one turn, each task once', () => {
  const { outbox, sent } = workshop({ lot: 100 })
  outbox.addAll([...many(20), edit(3, 'again')])
  expect(sent.map(({ change }) => change)).toEqual(many(20))
})

test('no more go together than fit, and the rest follows once all of them have ended', async () => {
  const { outbox, sent, answer } = workshop({ lot: 10 })
  outbox.addAll(many(15))
  outbox.add(edit(20, 'later'))
  expect(sent).toHaveLength(10)
  for (let i = 0; i < 9; i++) await answer(i, task(i))
  expect(sent).toHaveLength(10)
  await answer(9, task(9))
  expect(sent.slice(10).map(({ change }) => change.id)).toEqual([...many(15).slice(10), edit(20, 'later')].map(({ id }) => id))
})

test('what is refused among many is told for it alone', async () => {
  const { outbox, answer } = workshop({ lot: 100 })
  const outcomes = outbox.addAll(many(3))
  await answer(0, task(0))
  await answer(1, new Error('no'))
  await answer(2, task(2))
  expect((await Promise.all(outcomes)).map(({ is }) => is)).toEqual(['saved', 'refused', 'saved'])
})

test('a lot that does not come through waits as one failure would, and all of it goes together again', async () => {
  const { outbox, sent, states, waits, answer, timeUp } = workshop({ lot: 100 })
  outbox.addAll(many(5))
  for (let i = 0; i < 5; i++) await answer(i, new Unreachable())
  expect(waits).toEqual([1_000])
  expect(states.at(-1)).toEqual({ obstacle: 'no-answer', waiting: 5 })
  timeUp()
  expect(sent.slice(5).map(({ change }) => change)).toEqual([edit(0, 'x')])
  await answer(5, task(0))
  expect(sent.slice(6).map(({ change }) => change)).toEqual(many(5).slice(1))
})

test('what waited for the server goes together once it is back, in the order it was made', async () => {
  const { outbox, sent, answer, timeUp } = workshop({ lot: 100 })
  outbox.add(edit(1, 'a'))
  await answer(0, new Unreachable())
  for (const change of [edit(2, 'b'), edit(1, 'c'), edit(3, 'd')]) outbox.add(change)
  timeUp()
  await answer(1, task(1))
  expect(sent.slice(2).map(({ change }) => change)).toEqual([edit(2, 'b'), edit(1, 'c'), edit(3, 'd')])
})

test('one change alone finds out whether the server is back, however often it is said to be', async () => {
  const { outbox, sent, answer, timeUp } = workshop({ lot: 100 })
  outbox.addAll(many(3))
  for (let i = 0; i < 3; i++) await answer(i, new Unreachable())
  timeUp()
  outbox.wake()
  outbox.wake()
  expect(sent.slice(3).map(({ change }) => change)).toEqual([edit(0, 'x')])
  await answer(3, task(0))
  expect(sent.slice(4).map(({ change }) => change)).toEqual(many(3).slice(1))
})

test('a try that fails just after the server is said to be back is made again at once', async () => {
  const { outbox, sent, answer, timeUp } = workshop()
  outbox.add(edit(1, 'a'))
  await answer(0, new Unreachable())
  timeUp()
  outbox.wake()
  await answer(1, new Unreachable())
  expect(sent).toHaveLength(3)
  await answer(2, new Unreachable())
  expect(sent).toHaveLength(3)
})

test('what waits for a lot to end goes on waiting when the server says that it is there', () => {
  const { outbox, sent } = workshop({ lot: 2 })
  outbox.addAll(many(3))
  outbox.wake()
  expect(sent).toHaveLength(2)
})

test('part of a lot that was not taken is sent again, the rest is not', async () => {
  const { outbox, sent, answer, timeUp } = workshop({ lot: 100 })
  outbox.addAll(many(3))
  await answer(0, task(0))
  await answer(1, new Unreachable())
  await answer(2, task(2))
  timeUp()
  expect(sent.slice(3).map(({ change }) => change)).toEqual([edit(1, 'x')])
  await answer(3, task(1))
  expect(outbox.unsaved()).toEqual([])
})

test('of a lot, only what has not been sent can be taken back', async () => {
  const { outbox } = workshop({ lot: 2 })
  const changes = many(3)
  outbox.addAll(changes)
  expect(changes.map((change) => outbox.drop(change))).toEqual([false, false, true])
})

test('what makes a record goes before what names it, and holds up nothing else', async () => {
  const { outbox, sent, answer } = workshop()
  const [goal, inGoal, other] = [task(1).id, task(2).id, task(3)]
  outbox.addAll([
    { do: 'goal.create', id: goal, goal: { id: goal } } as AnyChange,
    { do: 'create', id: inGoal, task: { id: inGoal, title: 'Of it', goalId: goal } },
    edit(3, 'x'),
  ])
  expect(sent.map(({ change }) => change.id)).toEqual([goal, other.id])
  await answer(0, task(1))
  expect(sent.map(({ change }) => change.id)).toEqual([goal, other.id, inGoal])
})

test('what names a record that could not be made is sent all the same, and refused with words of its own', async () => {
  const { outbox, sent, answer } = workshop()
  outbox.add({ do: 'quick-add', id: task(1).id, text: 'One', typedAt: '', seen: { title: 'One' } })
  outbox.add({ do: 'create', id: task(2).id, task: { id: task(2).id, title: 'A step', parentId: task(1).id } })
  await answer(0, new Error('no'))
  expect(sent.map(({ change }) => change.id)).toEqual([task(1).id, task(2).id])
})

test('what is added is told before it is sent', () => {
  const told: string[] = []
  const outbox = createOutbox({
    send: () => {
      told.push('sent')
      return new Promise(() => {})
    },
    ...{ lineOf: ({ id }) => id, isMaking, obstacle: () => null, wait: () => () => {}, onState: () => {} },
    onUnsaved: (isAdded) => told.push(isAdded ? `added ${outbox.unsaved().length}` : 'ended'),
  })
  outbox.add(edit(1, 'a'))
  expect(told).toEqual(['added 1', 'sent'])
})
