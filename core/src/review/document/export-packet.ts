import { accounts, type SecretsDep } from '../../account/index.ts'
import type { PAPERS, PrintedDocument, PrinterDep, WordPrinterDep } from '../../document/index.ts'
import { type Edition, type JudgedEdition, judgeEditions, keepEdition } from '../../edition/index.ts'
import { getLive } from '../../kernel/index.ts'
import { draftOf } from '../draft/draft-packet.ts'
import { packetWords } from '../draft/words/index.ts'
import type { PacketDeps } from '../packet/create-packet.ts'
import { meantIn } from '../packet/draw-packet.ts'
import { withheldIn } from '../packet/withheld.ts'
import { statementsOf } from '../redraw/state.ts'
import { type ReviewPacket, reviewPackets } from '../schema.ts'
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
  const withheld = await withheldIdsIn(deps, packet)
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

const withheldIdsIn = async (deps: PacketDeps, packet: ReviewPacket): Promise<Set<string>> =>
  new Set((await withheldIn(deps, packet)).map(({ id }) => id))

/** The documents that were made of a packet, newest first, each with what has changed since. @throws AppError `not-found` */
export async function readPacketEditions(deps: PacketDeps & SecretsDep, id: string): Promise<JudgedEdition[]> {
  const packet = await getLive(deps, reviewPackets, id)
  const [withheld, draft] = await Promise.all([withheldIdsIn(deps, packet), draftOf(deps, packet, meantIn(packet))])
  return judgeEditions(deps, id, saidIn(packet, withheld, statementsOf(draft)))
}
