import type { ProgressDeps } from '../../progress/index.ts'
import { composeDraft } from './compose.ts'
import type { DraftSection, Range } from './facts.ts'
import { type Gathered, gatherFacts } from './gather-facts.ts'
import { packetWords } from './words/index.ts'

export interface Draft extends Gathered {
  sections: DraftSection[]
}

/**
 * What a packet of a range says by rule, in the person's language.
 * @param meant records that are to be told of though they would be left out
 */
export async function draftOf(deps: ProgressDeps, range: Range, meant?: ReadonlySet<string>): Promise<Draft> {
  const gathered = await gatherFacts(deps, range, meant)
  return { ...gathered, sections: composeDraft(gathered.facts, packetWords(deps.actor.locale)) }
}
