import type { InterviewClient } from '@throughline/client/interview'
import type { Story } from '@throughline/core/interview'
import { storyParts } from '@throughline/core/interview/story-rules'
import type { Named } from '../../../career/names/offers.ts'

/** UTF-16 units that the rules for suggestions read. */
const MOST_READ = 5_000

export type ReadForNames = Pick<Story, 'title' | 'tellings'>

/** The competencies that the words of a story tell of, by the rules that win pages suggest by. */
export async function readSuggested(
  { winSuggestions }: Pick<InterviewClient, 'winSuggestions'>,
  { title, tellings }: ReadForNames,
): Promise<Named[]> {
  const text = tellings.flatMap((telling) => storyParts.map((part) => telling[part])).join('\n')
  return (await winSuggestions({ title, text: text.slice(0, MOST_READ), hasNumber: true })).competencies
}
