import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Story } from '@throughline/core/interview'
import { win } from '../../../../messages/win.ts'
import { Suggestions } from '../../../names/Suggestions.tsx'
import type { TellsOf } from '../rules/read-suggested.ts'
import { suggestedQuery } from '../state/suggested.ts'

/** Ends there, as more says nothing of what a story is mainly about. */
const MOST = 3

interface Props {
  story: Story
  /** What was found as the page was made. */
  given: readonly TellsOf[] | undefined
  onAccept: (competency: string) => void
}

/** What the words of a story tell of and it does not name yet, each taken by one press; coverage counts only what is named. */
export function SuggestedToShow({ story, given, onAccept }: Props) {
  const known = given ? { initialData: [...given], staleTime: Number.POSITIVE_INFINITY } : {}
  const { data: found = [] } = useQuery({ ...suggestedQuery(story), ...known, placeholderData: keepPreviousData })
  const named = new Set(story.competencies.map((one) => one.toLowerCase()))
  const open = found.filter(({ id, name }) => ![id, name].some((one) => named.has(one.toLowerCase())))
  return <Suggestions label={win.names.suggestedFor.competencies} suggestions={open.slice(0, MOST)} onAccept={onAccept} />
}
