import { accounts, type SecretsDep } from '../../account/index.ts'
import type { PAPERS, PrintedDocument, PrinterDep, WordPrinterDep } from '../../document/index.ts'
import { type Edition, keepEdition } from '../../edition/index.ts'
import { getLive } from '../../kernel/index.ts'
import { packetWords } from '../draft/words/index.ts'
import type { PacketDeps } from '../packet/create-packet.ts'
import { withheldIn } from '../packet/withheld.ts'
import { reviewPackets } from '../schema.ts'
import { leavingOf } from './leaving.ts'
import { markdownOf } from './markdown.ts'
import { partsOf } from './parts.ts'
import { saidIn } from './said.ts'

type Deps = PacketDeps & SecretsDep & PrinterDep & WordPrinterDep

export const PACKET_FORMATS = ['md', 'pdf', 'docx'] as const

export interface PacketExport {
  format: (typeof PACKET_FORMATS)[number]
  paper: (typeof PAPERS)[number]
}

const formats = { md: 'markdown', pdf: 'pdf', docx: 'docx' } as const satisfies Record<string, Edition['format']>

/**
 * A packet as a document, in pieces as they are made, with nothing in it that only its owner may see. Once it is made whole
 * it is kept as an edition.
 * @throws AppError `not-found`, or `rate-limited`, `unavailable` or `too-large`, as the printer does
 */
export async function* exportPacket(deps: Deps, id: string, { format, paper }: PacketExport): AsyncGenerator<string | Uint8Array> {
  const packet = await getLive(deps, reviewPackets, id)
  const withheld = new Set((await withheldIn(deps, packet)).map(({ id }) => id))
  const words = packetWords(packet.language, deps.actor.locale)
  const author = (await deps.store.get(deps.actor.space, accounts, deps.actor.accountId))?.name ?? ''
  const titled = { title: packet.title, about: words.document.about({ ...packet, author }) }
  const leaving = leavingOf(packet, withheld)
  if (format === 'md') yield markdownOf(leaving, titled, words)
  else {
    const document: PrintedDocument = {
      ...{ title: packet.title, author, language: words.locale, paper },
      parts: eachOf(partsOf(leaving, titled, words)),
      picture: async () => null,
    }
    yield* (format === 'pdf' ? deps.printer : deps.wordPrinter).print(document, deps.actor.accountId)
  }
  await keepEdition(deps, { of: 'review-packet', documentId: id, format: formats[format], sources: saidIn(packet, withheld) })
}

async function* eachOf<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items
}
