import { expect, it } from 'vitest'
import type { Store } from '../ports/store.ts'
import { inTurn, together } from './in-turn.ts'

const aStore = () => ({}) as Store

it('work under one key goes one after the other, also after one that failed; another key and another store do not wait', async () => {
  const [store, done] = [aStore(), [] as string[]]
  const first = Promise.withResolvers<void>()
  const one = inTurn(store, 'a', async () => {
    await first.promise
    done.push('one')
    throw new Error('one failed')
  })
  const two = inTurn(store, 'a', async () => done.push('two'))
  await inTurn(store, 'b', async () => done.push('elsewhere'))
  await inTurn(aStore(), 'a', async () => done.push('in another store'))
  first.resolve()
  await expect(one).rejects.toThrow('one failed')
  await two
  expect(done).toEqual(['elsewhere', 'in another store', 'one', 'two'])
})

it('who asks while it is being done shares one run that begins afterwards', async () => {
  const [store, gates] = [aStore(), [Promise.withResolvers<void>(), Promise.withResolvers<void>()]]
  let begun = 0
  const ask = () => together(store, 'a', () => gates[begun++]?.promise ?? Promise.resolve())
  const first = ask()
  const later = Promise.all([ask(), ask(), ask()])
  expect(begun).toBe(1)
  gates[0]?.reject(new Error('the first failed'))
  await expect(first).rejects.toThrow('the first failed')
  gates[1]?.resolve()
  await later
  expect(begun).toBe(2)
  await ask()
  expect(begun).toBe(3)
})
