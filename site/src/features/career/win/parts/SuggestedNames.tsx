import type { Win, WinSuggestions } from '@throughline/core/career'
import { win as allWords } from '../../../../messages/win.ts'
import { type Suggestion, Suggestions } from '../../names/Suggestions.tsx'
import { editWin } from '../../state/act.ts'

const words = allWords.names

interface Props {
  win: Win
  field: 'competencies' | 'skills'
  suggested: WinSuggestions
}

/** What the words of the win suggest it shows, or took. */
export function SuggestedNames({ win, field, suggested }: Props) {
  const known = new Set(win[field].map((name) => name.toLowerCase()))
  const all: readonly Suggestion[] =
    field === 'competencies' ? suggested.competencies : suggested.skills.map(({ name, because }) => ({ id: name, name, because }))
  return (
    <Suggestions
      label={words.suggestedFor[field]}
      suggestions={all.filter(({ id, name }) => ![id, name].some((one) => known.has(one.toLowerCase())))}
      onAccept={(id) => void editWin(win, { [field]: [...win[field], id] })}
    />
  )
}
