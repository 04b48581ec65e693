import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Story } from '@throughline/core/interview'
import { win } from '../../../../messages/win.ts'
import { Suggestions } from '../../../career/names/Suggestions.tsx'
import { suggestedQuery } from '../state/suggested.ts'

/** Ends there, as more says nothing of what a story is mainly about. */
const MOST = 3

/** What the words of a story tell of and it does not name yet, each taken by one press; coverage counts only what is named. */
export function SuggestedToShow({ story, onAccept }: { story: Story; onAccept: (competency: string) => void }) {
  const { data: found = [] } = useQuery({ ...suggestedQuery(story), placeholderData: keepPreviousData })
  const named = new Set(story.competencies.map((one) => one.toLowerCase()))
  const open = found.filter(({ id, name }) => ![id, name].some((one) => named.has(one.toLowerCase())))
  return <Suggestions label={win.names.suggestedFor.competencies} suggestions={open.slice(0, MOST)} onAccept={onAccept} />
}
