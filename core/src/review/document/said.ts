import type { SourceSaid } from '../../edition/index.ts'
import type { Statement } from '../draft/facts.ts'
import { keyOf, sentencesOf } from '../redraw/keys.ts'
import { numbersById } from '../redraw/numbers.ts'
import type { ReviewPacket } from '../schema.ts'

/**
 * What a packet is made of: each record that it may name with the numbers it says of it, and its own words.
 * @param fresh what would be drafted now; without, as the packet says it
 */
export function saidIn(
  packet: ReviewPacket,
  withheld: ReadonlySet<string>,
  fresh: ReadonlyMap<string, Statement> = new Map(),
): SourceSaid[] {
  const found = new Map<string, SourceSaid & { said: string[] }>()
  const left = sentencesOf(packet.sections).filter(({ id }) => !withheld.has(id))
  for (const { sources, drafted } of left) {
    const now = numbersById((drafted && fresh.get(keyOf(drafted))?.sources) ?? [])
    for (const { kind, id, title, numbers } of sources) {
      if (kind === 'journal-entry') continue
      const known = found.get(id) ?? { kind, id, title, said: [] }
      const said = now.get(id) ?? numbers
      found.set(id, { ...known, said: [...new Set([...known.said, ...said])].sort() })
    }
  }
  const own = { kind: 'review-packet', id: packet.id, title: packet.title, said: left.map(({ text }) => text) }
  return [...found.values(), own]
}
