import type { InterviewClient } from '@throughline/client/interview'
import type { Story } from '@throughline/core/interview'
import { storyParts } from '@throughline/core/interview/story-rules'
import type { Named } from '../../../names/offers.ts'

/** UTF-16 units that the rules for suggestions read. */
const MOST_READ = 5_000

/** A competency that words tell of, with the words. */
export interface TellsOf extends Named {
  because: string[]
}

export type ReadForNames = Pick<Story, 'title' | 'tellings'>

/** What of a story is read for what it tells of. */
export const wordsOf = ({ tellings }: Pick<Story, 'tellings'>): string =>
  tellings
    .flatMap((telling) => storyParts.map((part) => telling[part]))
    .join('\n')
    .slice(0, MOST_READ)

/** The competencies that the words of a story tell of, by the rules that win pages suggest by. */
export async function readSuggested(
  { winSuggestions }: Pick<InterviewClient, 'winSuggestions'>,
  { title, tellings }: ReadForNames,
): Promise<TellsOf[]> {
  return (await winSuggestions({ title, text: wordsOf({ tellings }), hasNumber: true })).competencies
}
