import { aPerson, Person, put } from '@throughline/contracts'
import { defineKind } from '@throughline/core/kernel'
import { expect, it } from 'vitest'
import { openSqlite } from './index.ts'

it('pages over several kinds whose hits are equally good, each hit once', async () => {
  const kinds = ['apple', 'medlar', 'pear'].map((name) =>
    defineKind(name, { schema: Person, version: 1, queries: {}, text: (person) => [person.name] }),
  )
  const { store, close } = openSqlite({ file: ':memory:', kinds })
  for (const kind of kinds) for (let i = 0; i < 3; i++) await put(store, 'space', kind, aPerson({ name: 'Ripe fruit' }))
  const seen: string[] = []
  for (let after: string | undefined, pages = 0; pages < 9; pages++) {
    const { items, nextCursor } = await store.search('space', 'fruit', kinds, { limit: 1, after })
    seen.push(...items.map(({ kind, record }) => `${kind} ${record.id}`))
    after = nextCursor ?? undefined
  }
  const whole = await store.search('space', 'fruit', kinds, { limit: 200 })
  expect(seen).toEqual(whole.items.map(({ kind, record }) => `${kind} ${record.id}`))
  expect(new Set(seen).size).toBe(9)
  await close()
})
