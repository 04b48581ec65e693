import { copyDiscussion, participations } from '../discussion/index.ts'
import { type ClockDep, hasCode } from '../kernel/index.ts'
import type { ZipFile } from '../zip/index.ts'
import { createNames, safeName } from './journal/file-names.ts'
import { type ExportDeps, pagesOf } from './pages.ts'

/** Where they lie in an archive. */
const FOLDER = 'discussions/'

type Deps = ExportDeps & ClockDep

/** What to call the copy of a discussion, without an ending. */
export const copyName = (title: string): string => safeName(title) || 'Discussion'

/** A copy of each discussion a person is in, to read and for other programs. */
export async function* copiesOf(deps: Deps): AsyncGenerator<ZipFile> {
  const { unique } = createNames()
  for await (const page of pagesOf(deps, participations.queries.all))
    for (const { id } of page) {
      const copy = await copyIfThere(deps, id)
      if (!copy) continue
      const name = unique(copyName(copy.title), '')
      yield { name: `${FOLDER}${name}.json`, content: copy.json(), packed: true }
      yield { name: `${FOLDER}${name}.md`, content: copy.markdown(), packed: true }
    }
}

async function copyIfThere(deps: Deps, id: string) {
  try {
    return await copyDiscussion(deps, id)
  } catch (error) {
    // They have just left it.
    if (hasCode(error, 'not-found')) return null
    throw error
  }
}
