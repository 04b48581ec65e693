import type { WinDeps } from '../../career/index.ts'
import type { PacketLanguage } from '../schema.ts'
import { composeDraft } from './compose.ts'
import type { DraftSection, Range } from './facts.ts'
import { type Gathered, gatherFacts } from './gather-facts.ts'
import { packetWords } from './words/index.ts'

export interface Draft extends Gathered {
  sections: DraftSection[]
}

/**
 * What a packet of a range says by rule, in its language.
 * @param meant records that are to be told of though they would be left out
 */
export async function draftOf(deps: WinDeps, packet: Range & { language: PacketLanguage }, meant?: ReadonlySet<string>): Promise<Draft> {
  const words = packetWords(packet.language, deps.actor.locale)
  const { from, until } = packet
  const gathered = await gatherFacts(deps, { from, until }, { nameOf: words.competency, meant })
  return { ...gathered, sections: await composeDraft(gathered.facts, words, deps) }
}
