import { expect, it } from 'vitest'
import { addingTo } from '../core/src/kernel/index.ts'

const deps = () => ({ store: {}, actor: { space: 'here' } }) as unknown as Parameters<typeof addingTo>[0]
const [cups, plates] = [{ name: 'cup' }, { name: 'plate' }]

it('who would wait for themselves for good hears of it at once, and who hands on the turn does not wait', async () => {
  const [mine, done] = [deps(), async () => 'done']
  await expect(addingTo(mine, cups, () => addingTo(mine, cups, done))).rejects.toThrow('would wait for itself')
  expect(await addingTo(mine, cups, (held) => addingTo(held, cups, done))).toBe('done')
  expect(await Promise.all([addingTo(mine, cups, done), addingTo(mine, cups, done)])).toEqual(['done', 'done'])
})

it('two turns are taken in one order alone', async () => {
  const [mine, done] = [deps(), async () => 'done']
  expect(await addingTo(mine, cups, (held) => addingTo(held, plates, done))).toBe('done')
  await expect(addingTo(mine, plates, (held) => addingTo(held, cups, done))).rejects.toThrow('wait for each other')
})
