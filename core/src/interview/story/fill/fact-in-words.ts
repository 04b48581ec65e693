import type { Win, WinDeps } from '../../../career/index.ts'
import { languageOf, packetWords } from '../../../review/index.ts'
import type { StorySource } from '../schema.ts'

/** A source as a sentence that may stand in its part. */
export async function factInWords({ actor }: WinDeps, source: StorySource, live: ReadonlyMap<string, Win>): Promise<string> {
  const words = packetWords(languageOf(actor.locale), actor.locale)
  const win = live.get(source.winId)
  return source.evidenceId === null && win ? (words.headline(win, 0) ?? '') : source.title
}
