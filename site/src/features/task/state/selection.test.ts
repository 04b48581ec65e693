import { afterEach, expect, test } from 'vitest'
import { itemsOf } from '../rules/list-items.ts'
import { sampleTask } from '../rules/test-task.ts'
import { countChosen } from './chosen-counts.ts'
import { showList } from './list.ts'
import { records } from './queries.ts'
import { $selection, chooseAllShown, endChoosing } from './selection.ts'

const itemsFor = (...tasks: ReturnType<typeof sampleTask>[]) => itemsOf([{ key: 'all', kind: 'plain', tasks }], () => false)
// Files of a worker share what is known of tasks: no other has these.
const tasks = [71, 72, 73].map((n) => records.learn(sampleTask(n)))
const ids = (...numbers: number[]) => new Set(numbers.map((n) => sampleTask(n).id))

afterEach(endChoosing)

/** How often rows are told that the selection has changed. */
async function timesTold(choose: () => Promise<void>): Promise<number> {
  let told = 0
  const stop = $selection.listen(() => told++)
  await choose()
  stop()
  return told
}

test('all of a list that is here are chosen in one go', async () => {
  const hide = showList({ items: itemsFor(...tasks), focus() {} })
  expect(await timesTold(chooseAllShown)).toBe(1)
  expect($selection.get().ids).toEqual(ids(71, 72, 73))
  hide()
})

test('what is here of a longer list is chosen at once, and the rest as soon as it is', async () => {
  const hide = showList({ items: itemsFor(...tasks), focus() {}, readAll: async () => [...ids(71, 72, 73, 74)] })
  const chosen = chooseAllShown()
  expect($selection.get().ids).toEqual(ids(71, 72, 73))
  await chosen
  expect($selection.get().ids).toEqual(ids(71, 72, 73, 74))
  hide()
})

test('of the chosen it is told how many can be completed, and how many are elsewhere; what is gone counts no more', () => {
  records.learn(sampleTask(75, { status: 'done' }))
  expect(countChosen(ids(71, 72, 75, 76), itemsFor(...tasks))).toEqual({ all: 3, open: 2, elsewhere: 1 })
})
