import { AppError, derivedId, type FileSource, hasCode, listAll, type StoreDep } from '../../kernel/index.ts'
import type { ImportDeps } from '../import-deps.ts'
import type { ImportReaderDep } from '../import-reader.ts'
import { runImport } from '../run-import.ts'
import { type Import, imports } from '../schema.ts'
import { undoImport } from '../undo-import.ts'

/** A believable person's data. */
export interface SampleSource {
  /** An archive of it, as an export makes one, written for a person of this zone as if today were its last day. */
  archiveFor(person: { timeZone: string; locale: string }): Promise<FileSource>
}

export interface SampleDep {
  sample: SampleSource
}

type Deps = ImportDeps & ImportReaderDep & SampleDep

/** All that was ever added, newest first. */
const samplesOf = async (deps: StoreDep & Pick<ImportDeps, 'actor'>): Promise<Import[]> =>
  (await listAll(deps, deps.actor.space, imports.queries.newest, {})).filter(({ format }) => format === 'sample-data')

/** The sample data that is in the account; `null` when there is none. */
export async function readSampleData(deps: StoreDep & Pick<ImportDeps, 'actor'>): Promise<Import | null> {
  return (await samplesOf(deps)).find(({ state }) => state === 'running' || state === 'applied') ?? null
}

/**
 * Adds a believable person's data to the account as one import, all or nothing. Where it is already, nothing is added, and
 * of two that ask at once one adds it. Discussions are not in it, as they would be with people who are not there.
 */
export async function addSampleData(deps: Deps): Promise<Import> {
  const { store, actor, sample } = deps
  const earlier = await samplesOf(deps)
  const there = earlier.find(({ state }) => state === 'running' || state === 'applied')
  if (there?.state === 'applied') return there
  const undone = earlier.filter(({ state }) => state === 'undone' || state === 'undoing')
  const id = derivedId(`sample-data:${actor.space}:${undone.length}`)
  const { timeZone, locale } = actor
  const file = await sample.archiveFor({ timeZone, locale })
  try {
    return await runImport(deps, { id, format: 'throughline-zip', file, as: 'sample-data' })
  } catch (error) {
    // Another archive was decided under the same id.
    const winner = hasCode(error, 'conflict') ? await store.get(actor.space, imports, id) : null
    if (!winner) throw error
    return winner
  }
}

/**
 * Takes all of the sample data back as one: it goes to the trash, what was changed of it since among it, so that a day
 * later nothing has to be looked for and for 30 days nothing is lost. What the person made themselves stays.
 * @throws AppError `not-found` when there is none.
 */
export async function removeSampleData(deps: ImportDeps): Promise<Import> {
  const there = (await samplesOf(deps)).find(({ state }) => state !== 'undone' && state !== 'failed')
  if (!there) throw new AppError('not-found', 'There is no sample data in the account.')
  return undoImport(deps, there.id)
}
