import { queryOptions } from '@tanstack/react-query'
import type { Story } from '@throughline/core/interview'
import { storyParts } from '@throughline/core/interview/story-rules'
import { interview } from '../../state/client.ts'

/** UTF-16 units that the rules for suggestions read. */
const MOST_READ = 5_000

/** The competencies that the words of a story tell of, by the rules that win pages suggest by; read anew as it is saved. */
export const suggestedQuery = ({ id, version, title, tellings }: Pick<Story, 'id' | 'version' | 'title' | 'tellings'>) =>
  queryOptions({
    queryKey: ['story', 'suggested', id, version] as const,
    async queryFn() {
      const text = tellings.flatMap((telling) => storyParts.map((part) => telling[part])).join('\n')
      return (await interview.winSuggestions({ title, text: text.slice(0, MOST_READ), hasNumber: true })).competencies
    },
  })
