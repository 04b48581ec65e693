import { expect, it } from 'vitest'
import { addingTo } from '../core/src/kernel/index.ts'
import { nestedTurns } from './nested-turns.ts'

type Deps = Parameters<typeof addingTo>[0]

const deps = (space = 'here') => ({ store: {}, actor: { space } }) as unknown as Deps
const [cups, plates] = [{ name: 'cup' }, { name: 'plate' }]

it('who would wait for themselves for good hears of it at once, and who hands on the turn does not wait', async () => {
  const [mine, done] = [deps(), async () => 'done']
  await expect(addingTo(mine, cups, () => addingTo(mine, cups, done))).rejects.toThrow('would wait for itself')
  expect(await addingTo(mine, cups, (held) => addingTo(held, cups, done))).toBe('done')
  expect(await Promise.all([addingTo(mine, cups, done), addingTo(mine, cups, done)])).toEqual(['done', 'done'])
})

it('a turn is taken within another only where that is listed', async () => {
  const [inside, members, done] = [{ name: 'participation' }, { name: 'membership' }, async () => 'done']
  expect(await addingTo(deps(), inside, (held) => addingTo(held, members, done))).toBe('done')
  await expect(addingTo(deps(), members, (held) => addingTo(held, inside, done))).rejects.toThrow('wait for each other')
  await expect(
    addingTo(deps(), cups, (held) => addingTo(held, plates, done)),
    'the first time',
  ).rejects.toThrow('wait for each other')
  const elsewhere = (held: Deps) => ({ ...held, actor: { ...held.actor, space: 'elsewhere' } })
  await expect(addingTo(deps(), cups, (held) => addingTo(elsewhere(held), cups, done))).rejects.toThrow('wait for each other')
})

it('those that are listed are never taken the other way round, nor by a detour', () => {
  const below = (turn: string): string[] => (nestedTurns[turn] ?? []).flatMap((inner) => [inner, ...below(inner)])
  for (const turn of Object.keys(nestedTurns)) expect(below(turn)).not.toContain(turn)
})
