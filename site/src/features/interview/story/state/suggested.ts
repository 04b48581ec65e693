import { queryOptions } from '@tanstack/react-query'
import { interview } from '../../../desk/interview-client.ts'
import { type ReadForNames, readSuggested } from '../rules/read-suggested.ts'

/** The competencies that the words of a story tell of, by the rules that win pages suggest by; read anew as it is saved. */
export const suggestedQuery = (story: ReadForNames & { id: string; version: number }) =>
  queryOptions({ queryKey: ['story', 'suggested', story.id, story.version] as const, queryFn: () => readSuggested(interview, story) })
