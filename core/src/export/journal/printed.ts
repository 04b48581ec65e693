import { accounts } from '../../account/index.ts'
import { attachments } from '../../attachment/index.ts'
import {
  type Block,
  loadMarkdown,
  type MarkdownReader,
  type PAPERS,
  type Part,
  type PrintedDocument,
  type PrinterDep,
} from '../../document/index.ts'
import type { JournalEntry } from '../../journal/index.ts'
import { addDays, type BlobsDep, type Bytes } from '../../kernel/index.ts'
import type { ExportDeps } from '../pages.ts'
import { exportWords } from '../words.ts'
import { entryPages, type JournalRange, journalNames } from './entries.ts'
import { dateInWords, inOutline, monthInWords, stateInWords, whenInWords } from './words.ts'

type Deps = ExportDeps & BlobsDep & PrinterDep

export interface JournalPrint extends JournalRange {
  paper: (typeof PAPERS)[number]
  /** Where the pages of records are, such as `https://throughline.example`; links to them lead nowhere where it is unknown. */
  origin: string | null
}

/**
 * The entries of a range as PDF, the oldest first and each month on a page of its own, in pieces as they are set. Sealed
 * entries are named; they cannot be read here.
 * @throws AppError `rate-limited`, `unavailable` or `too-large`, as the printer does
 */
export async function* exportJournalPdf(deps: Deps, asked: JournalPrint): Bytes {
  const document: PrintedDocument = {
    title: titleOf(deps, asked),
    author: (await deps.store.get(deps.actor.space, accounts, deps.actor.accountId))?.name ?? '',
    language: deps.actor.locale,
    paper: asked.paper,
    parts: partsOf(deps, asked),
    picture: (id) => pictureOf(deps, id),
  }
  yield* deps.printer.print(document, deps.actor.accountId)
}

function titleOf({ actor }: Deps, { from, before }: JournalRange): string {
  const { title } = exportWords(actor).journal
  if (from === undefined && before === undefined) return title
  const [first, last] = [from, before && addDays(before, -1)].map((date) => (date ? dateInWords(date, actor) : '…'))
  return first === last ? `${title}, ${first}` : `${title}, ${first} – ${last}`
}

async function pictureOf({ store, blobs, actor }: Deps, id: string): Promise<Bytes | null> {
  const file = await store.get(actor.space, attachments, id)
  return file && file.deletedAt === null ? blobs.get(actor.space, file.blobId) : null
}

async function* partsOf(deps: Deps, asked: JournalPrint): AsyncGenerator<Part> {
  const printed = new Set<string>()
  for await (const page of entryPages(deps, asked)) for (const { id } of page) printed.add(id)
  const names = await journalNames(deps)
  const { blocksOfMarkdown } = await loadMarkdown()
  const blocksOf = (body: string) => blocksOfMarkdown(body, reader)
  const reader = readerOf(printed, asked.origin)
  let month = ''
  for await (const page of entryPages(deps, asked))
    for (const entry of page) {
      if (entry.entryDate.slice(0, 7) !== month) {
        month = entry.entryDate.slice(0, 7)
        yield { kind: 'section', level: 1, title: monthInWords(entry.entryDate, deps.actor) }
      }
      yield* entryParts(entry, { deps, blocksOf, journal: names.get(entry.journalId ?? '') })
    }
  if (month === '') yield { kind: 'note', spans: [{ text: exportWords(deps.actor).journal.empty }] }
}

/** Links between entries that are both printed stay within the document. */
const readerOf = (printed: ReadonlySet<string>, origin: string | null): MarkdownReader => ({
  linkOf(address) {
    const entry = /^\/journal\/([0-9a-f-]{36})$/.exec(address)?.[1]
    if (entry && printed.has(entry)) return `#${entry}`
    if (/^\/(tasks|goals|journal)\//.test(address)) return origin && origin + address
    return /^(https?|mailto):/i.test(address) ? address : null
  },
  pictureOf: (address) => /^attachment:([0-9a-f-]{36})$/.exec(address)?.[1] ?? null,
})

interface Context {
  deps: Deps
  blocksOf(body: string): readonly Block[]
  /** The name of the journal it lies in, where that has one. */
  journal: string | undefined
}

function* entryParts(entry: JournalEntry, { deps: { actor }, blocksOf, journal }: Context): Generator<Part> {
  const when = whenInWords(entry, actor)
  yield {
    kind: 'section',
    level: 2,
    title: entry.title,
    outline: inOutline(entry, actor),
    above: journal === undefined ? when : `${when} · ${journal}`,
    below: stateInWords(entry, actor),
    anchor: entry.id,
  }
  if (entry.sealed) yield { kind: 'note', spans: [{ text: exportWords(actor).journal.sealed }] }
  if (entry.prompt) yield { kind: 'paragraph', spans: [{ text: entry.prompt.text, italic: true }] }
  yield* blocksOf(entry.body)
}
