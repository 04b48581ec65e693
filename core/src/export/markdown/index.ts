import type { BlobsDep, ClockDep } from '../../kernel/index.ts'
import { journalMarkdown } from '../journal/index.ts'
import type { ListedFile } from '../manifest.ts'
import { contentFile } from '../own-format.ts'
import type { ExportDeps } from '../pages.ts'
import { storiesMarkdown, winsMarkdown } from './career.ts'
import { goalsMarkdown } from './goals.ts'
import { tasksMarkdown } from './tasks.ts'

const FOLDER = 'markdown/'

/** What a person wrote as Markdown, to be read by anything; pictures in it are those of the archive. */
export async function* markdownFiles(deps: ExportDeps & BlobsDep & ClockDep): AsyncGenerator<ListedFile> {
  const texts = { tasks: tasksMarkdown, goals: goalsMarkdown, wins: winsMarkdown, stories: storiesMarkdown }
  for (const [name, text] of Object.entries(texts)) yield { name: `${FOLDER}${name}.md`, content: text(deps), packed: true }
  yield* journalMarkdown(deps, { folder: `${FOLDER}journal/`, fileAt: (file) => contentFile(file, file.name) })
}
