import type { Win, WinDeps } from '../../../career/index.ts'
import { languageOf, packetWords } from '../../../review/index.ts'
import type { AskedSource, Story, Telling } from '../schema.ts'

/** What a story says that is made of wins. */
export interface FilledStory extends Pick<Story, 'title' | 'competencies' | 'tellings'> {
  /** Where what was filled in comes from. */
  facts: AskedSource[]
}

/** What some wins, of which the first leads, say of a story; tellings that are given stay. */
export async function fillStory({ actor }: WinDeps, wins: readonly Win[], given: Telling[] | undefined): Promise<FilledStory> {
  const words = packetWords(languageOf(actor.locale), actor.locale)
  const [lead] = wins
  const result = wins.flatMap((win) => words.headline(win, 0) ?? []).join(' ')
  const telling: Telling = { minutes: 2, situation: '', task: '', action: lead?.text.slice(0, 4000) ?? '', result, reflection: '' }
  return {
    title: lead?.title.slice(0, 200) ?? '',
    competencies: [...new Set(wins.flatMap(({ competencies }) => competencies))].slice(0, 6),
    tellings: given ?? [telling],
    facts: given ? [] : wins.map(({ id }) => ({ part: 'result' as const, winId: id })),
  }
}
