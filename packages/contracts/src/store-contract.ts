import { afterAll, beforeAll, describe } from 'vitest'
import { contractKinds } from './note.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { eraseSpaceRules } from './store/erase-space.ts'
import { feedRules } from './store/feed.ts'
import { isolationRules } from './store/isolation.ts'
import { jsonRules } from './store/json.ts'
import { listRules } from './store/list.ts'
import { pagingRules } from './store/paging.ts'
import { type Reopen, reopenRules } from './store/reopen.ts'
import { saveRules } from './store/save.ts'
import { searchRules } from './store/search.ts'
import { trashRules } from './store/trash.ts'

export interface StoreContractOptions {
  /** For storage that outlives its process: opens what was opened last, once closed, again, perhaps with other kinds. */
  reopen?: Reopen
  /** How many writers race for one record; 1,000 by default. */
  concurrency?: number
  /** Milliseconds a single test may take; 30,000 by default. */
  timeout?: number
}

/** What every Store must do. One storage serves all tests, each in a space of its own. */
export function storeContract(
  name: string,
  open: OpenStorage,
  { reopen, concurrency = 1000, timeout = 30_000 }: StoreContractOptions = {},
): void {
  describe(`${name} store`, { timeout }, () => {
    let storage: Storage
    let spaces = 0
    beforeAll(async () => {
      storage = await open(contractKinds)
      await storage.store.ready()
    }, timeout)
    afterAll(() => storage.close())
    const fresh = () => ({ store: storage.store, space: `space-${++spaces}` })

    describe('saving', () => saveRules(fresh, concurrency))
    describe('listing', () => listRules(fresh))
    describe('paging', () => pagingRules(fresh))
    describe('the trash', () => trashRules(fresh))
    describe('isolation', () => isolationRules(fresh))
    describe('erasing a space', () => eraseSpaceRules(fresh))
    describe('the change feed', () => feedRules(fresh))
    describe('search', () => searchRules(fresh))
    describe('json reads', () => jsonRules(fresh))
  })
  if (reopen) describe(`${name} store, opened again`, { timeout }, () => reopenRules(open, reopen))
}
