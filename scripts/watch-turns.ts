import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'
import type { Store } from '../core/src/kernel/index.ts'
import { nestedTurns } from './nested-turns.ts'

interface Held {
  store: Store
  key: string
  isOver: boolean
}

const held = new AsyncLocalStorage<readonly Held[]>()
/** Such as `add goal`: the space or the record of a turn says nothing of its place in the order. */
const purpose = (key: string) => key.slice(0, key.lastIndexOf(' '))

// Every test that takes turns finds out by this who would wait for themselves, or for each other, for good.
vi.mock('../core/src/kernel/turns/in-turn.ts', async (original) => {
  const real = await original<typeof import('../core/src/kernel/turns/in-turn.ts')>()
  const inTurn: typeof real.inTurn = (store, key, work) => {
    const around = (held.getStore() ?? []).filter((each) => each.store === store && !each.isOver)
    for (const outer of around) {
      if (outer.key === key) throw new Error(`This would wait for itself for good: “${key}”. Hand on the deps that \`addingTo\` gives.`)
      if (!nestedTurns[purpose(outer.key)]?.includes(purpose(key)))
        throw new Error(`Two may wait for each other: “${key}” is taken within “${outer.key}”, which nested-turns.ts does not list.`)
    }
    const mine = { store, key, isOver: false }
    const leave = () => {
      mine.isOver = true
    }
    return real.inTurn(store, key, () => held.run([...around, mine], () => work().finally(leave)))
  }
  return { ...real, inTurn }
})
