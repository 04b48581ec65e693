import type { Attachment } from '../../attachment/index.ts'
import type { JournalEntry } from '../../journal/index.ts'
import type { ExportDeps } from '../pages.ts'
import { entryPages, filesOfEntries, type JournalRange, journalNames } from './entries.ts'
import { createNames, type Names, safeName } from './file-names.ts'

/** A file of an entry in the archive. */
export interface ExportedFile {
  path: string
  blobId: string
}

/** Where everything will lie, known before any of it is written, as entries link to each other both ways. */
export interface Survey {
  entries: ReadonlyMap<string, string>
  /** By the ids of files. */
  files: ReadonlyMap<string, ExportedFile>
  /** Ids of files, by the entry they are written after. */
  filesOf: ReadonlyMap<string, readonly string[]>
}

/** Where an archive that holds more than a journal has what is of it. */
export interface Within {
  /** The folder of all entries, with a `/` at its end. */
  folder: string
  /** Where a file lies in the archive already. */
  fileAt(file: Attachment): string
}

/** Reads what the entries of a range are called and which files belong to them. */
export async function surveyOf(deps: ExportDeps, range: JournalRange, within?: Within): Promise<Survey> {
  const folders = await folderNames(deps, within?.folder)
  const names = new Map<string, Names>()
  const inFolder = (folder: string, name: string, ending: string) => {
    const within = names.get(folder) ?? createNames()
    names.set(folder, within)
    return `${folder}/${within.unique(name, ending)}`
  }
  const entries = new Map<string, string>()
  const files = new Map<string, ExportedFile>()
  const filesOf = new Map<string, readonly string[]>()
  for await (const page of entryPages(deps, range)) {
    const owned = await filesOfEntries(
      deps,
      page.map(({ id }) => id),
    )
    for (const entry of page) {
      const folder = folders(entry)
      const title = entry.sealed ? 'Sealed' : safeName(entry.title)
      entries.set(entry.id, inFolder(folder, `${entry.entryDate} ${title}`.trim(), entry.sealed ? '.sealed.json' : '.md'))
      const own = inTextOrder(owned.get(entry.id) ?? [], entry)
      for (const file of own)
        files.set(file.id, { path: within?.fileAt(file) ?? inFolder(`${folder}/media`, ...parted(file.name)), blobId: file.blobId })
      if (own.length > 0)
        filesOf.set(
          entry.id,
          own.map(({ id }) => id),
        )
    }
  }
  return { entries, files, filesOf }
}

/** As the text shows them, and after those the others: so they are numbered alike when the archive has come in again. */
function inTextOrder(files: readonly Attachment[], { photoIds }: Pick<JournalEntry, 'photoIds'>): Attachment[] {
  const places = new Map(photoIds.map((id, place) => [id, place]))
  const placeOf = ({ id }: Attachment) => places.get(id) ?? photoIds.length
  return files.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function parted(name: string): [name: string, ending: string] {
  const [ending = ''] = /\.[a-z0-9]{1,8}$/i.exec(name) ?? []
  return [safeName(ending ? name.slice(0, -ending.length) : name) || 'file', ending]
}

/** The folder of an entry: its year, within one of its journal where that has a name. */
async function folderNames(deps: ExportDeps, root = ''): Promise<(entry: JournalEntry) => string> {
  const names = createNames()
  const folders = new Map([...(await journalNames(deps))].map(([id, name]) => [id, `${names.unique(safeName(name) || 'Journal', '')}/`]))
  return ({ journalId, entryDate }) => `${root}${(journalId && folders.get(journalId)) || ''}${entryDate.slice(0, 4)}`
}
