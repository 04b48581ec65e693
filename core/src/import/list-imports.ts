import type { ActorDep, JsonPage, PageRequest, StoreDep } from '../kernel/index.ts'
import { imports } from './schema.ts'

/** What was imported, newest first. */
export const listImports = ({ store, actor }: StoreDep & ActorDep, page: PageRequest): Promise<JsonPage> =>
  store.json.list(actor.space, imports.queries.newest, {}, page)
