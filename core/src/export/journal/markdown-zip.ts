import { type JournalEntry, journals, readdressed } from '../../journal/index.ts'
import type { BlobsDep, ClockDep } from '../../kernel/index.ts'
import { textContent, writeZip, type ZipFile } from '../../zip/index.ts'
import { type ExportDeps, jsonPagesOf } from '../pages.ts'
import { entryPages, type JournalRange } from './entries.ts'
import { asAddress, relativePath } from './file-names.ts'
import { type Survey, surveyOf, type Within } from './survey.ts'

type Deps = ExportDeps & BlobsDep & ClockDep

/**
 * The entries of a range as a folder of Markdown files with what is in their files, as one ZIP archive made while it is
 * read. An import of `markdown-zip` takes it back.
 */
export const exportJournalZip = (deps: Deps, range: JournalRange): AsyncGenerator<Uint8Array<ArrayBuffer>> =>
  writeZip(filesOf(deps, range), deps.clock.now().toZonedDateTimeISO(deps.actor.timeZone).toPlainDateTime())

/** The entries of a person as Markdown for an archive that has their files already. */
export const journalMarkdown = (deps: Deps, within: Within): AsyncGenerator<ZipFile> => filesOf(deps, {}, within)

async function* filesOf(deps: Deps, range: JournalRange, within?: Within): AsyncGenerator<ZipFile> {
  const [survey, { frontMatter }] = await Promise.all([surveyOf(deps, range, within), import('./front-matter.ts')])
  let isSealed = false
  for await (const page of entryPages(deps, range))
    for (const entry of page) {
      const path = survey.entries.get(entry.id)
      // It was written while the others were counted.
      if (path === undefined) continue
      isSealed ||= entry.sealed !== null
      yield {
        name: path,
        content: textContent(entry.sealed ? sealedText(entry) : `${frontMatter(entry)}\n${textOf(entry, path, survey)}\n`),
        packed: true,
      }
      if (!within) yield* contentsOf(deps, entry, survey)
    }
  if (!isSealed) return
  const root = within?.folder ?? ''
  yield { name: `${root}Sealed entries/Read me.txt`, content: textContent(aboutSealed), packed: true }
  yield { name: `${root}Sealed entries/journals.json`, content: sealsOf(deps), packed: true }
}

/** A content that is missing from the storage is left out: the rest is worth the more. */
async function* contentsOf({ blobs, actor }: Deps, { id }: JournalEntry, { files, filesOf }: Survey): AsyncGenerator<ZipFile> {
  for (const fileId of filesOf.get(id) ?? []) {
    const file = files.get(fileId)
    const content = file && (await blobs.get(actor.space, file.blobId))
    // Photographs and documents are packed already.
    if (file && content) yield { name: file.path, content, packed: false }
  }
}

/** The text of an entry, whose links to others of the archive and to files lead to them. */
const textOf = ({ body }: JournalEntry, path: string, { entries, files }: Survey): string =>
  readdressed(body, ({ kind, id }) => {
    const to = kind === undefined ? files.get(id)?.path : kind === 'journal-entry' ? entries.get(id) : undefined
    return to === undefined ? null : asAddress(relativePath(path, to))
  })

const sealedText = ({ id, journalId, entryDate, entryAt, timeZone, starred, sealed }: JournalEntry): string =>
  `${JSON.stringify({ id, journalId, entryDate, entryAt, timeZone, starred, sealed }, null, 2)}\n`

async function* sealsOf(deps: Deps): AsyncGenerator<string> {
  yield '['
  yield* jsonPagesOf(deps, journals.queries.inOrder)
  yield ']\n'
}

const aboutSealed = `Entries of sealed journals are encrypted, here as on the server: each lies beside the others, in a file that ends with
".sealed.json". Sealed entries have no files. To read them, sign in to Throughline and open their journal with its
passphrase or recovery key.

By other means: all is encrypted with AES-256-GCM; "iv" and "data", which ends with the tag, are base64url without padding
(RFC 4648, section 5), and the additional data is "throughline/journal/1/" and what it is for. "journals.json" holds the key
of each journal twice. "byPassphrase" (for "key-by-passphrase") opens with 32 bytes made of the passphrase in NFKC as "kdf"
says (Argon2id, RFC 9106). "byRecovery" (for "key-by-recovery") opens with 32 bytes made of the recovery key, 20 bytes in
Crockford's base 32, by HKDF with SHA-256 (RFC 5869), without salt, for "throughline/journal/1/recovery". The key of the
journal opens "sealed" of its entries (for "entry"): JSON in UTF-8. Who has neither passphrase nor recovery key cannot read them.
`
