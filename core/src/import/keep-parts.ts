import { newEnvelope, nowText } from '../kernel/index.ts'
import type { ImportDeps } from './import-deps.ts'
import type { OpenImport, ReadRecord } from './import-reader.ts'
import { inBatches } from './in-batches.ts'
import { type ContentKeeper, contentKeeper } from './keep-contents.ts'
import { type Import, type ImportPart, importParts } from './schema.ts'

/** Parts that are held and written at a time. */
const AT_A_TIME = 8
/** Names of records a part holds. */
const NAMES = 5000

/**
 * Writes down whole what an import is to make, with the contents of its files, part by part. Answers the bytes by which
 * those are shorter than they lie in the file.
 */
export async function keepParts(deps: ImportDeps, decided: Pick<Import, 'id' | 'attempt'>, open: OpenImport): Promise<number> {
  const keeper = contentKeeper(deps, { attempt: decided.attempt as string, content: (file) => open.content(file) })
  const save = (part: ImportPart) => deps.store.save(deps.actor.space, importParts, part, { expectedVersion: 0 })
  await inBatches(partsOf(deps, decided, { open, keeper }), save, AT_A_TIME)
  return keeper.spared()
}

interface Keeping {
  open: OpenImport
  keeper: ContentKeeper
}

/** The bundles of the file, and last the names of what undoing could not find by itself. */
async function* partsOf(deps: ImportDeps, { id: importId, attempt }: Pick<Import, 'id' | 'attempt'>, { open, keeper }: Keeping) {
  const now = nowText(deps)
  const named = namedKinds(deps)
  const names: ImportPart['made'] = []
  let number = 0
  const part = (content: Partial<ImportPart>): ImportPart => ({
    ...newEnvelope(`${attempt}.${number}`, now),
    ...{ importId, attempt, number: number++, records: [], made: [], ...content },
  })
  for await (const bundle of open.records()) {
    const kept = await keeper.keep(bundle)
    names.push(...kept.filter(({ kind }) => named.has(kind)).map(({ kind, record }) => ({ kind, id: record.id })))
    yield part({ records: kept.map(({ kind, record }: ReadRecord) => ({ kind, record: { ...record } })) })
  }
  for (let from = 0; from < names.length; from += NAMES) yield part({ made: names.slice(from, from + NAMES) })
}

/** Tasks are found by the import that made them, and what belongs to another record goes with that. */
const namedKinds = ({ kinds }: ImportDeps): ReadonlySet<string> =>
  new Set(kinds.filter(({ name, archive }) => name !== 'task' && !archive?.goesWithOwner).map(({ name }) => name))
