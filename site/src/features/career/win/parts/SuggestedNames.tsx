import type { Win, WinSuggestions } from '@throughline/core/career'
import { win as allWords } from '../../../../messages/win.ts'
import { type Suggestion, Suggestions } from '../../../names/Suggestions.tsx'
import { editWin } from '../../state/act.ts'

const words = allWords.names

/** What the words of the win suggest it shows and took. It stands below both, with nothing after it, as it comes after the page. */
export function SuggestedNames({ win, suggested }: { win: Win; suggested: WinSuggestions }) {
  const skills = suggested.skills.map(({ name, because }) => ({ id: name, name, because }))
  const [shows, took] = [open(suggested.competencies, win.competencies), open(skills, win.skills)]
  if (shows.length + took.length === 0) return null
  return (
    <section className="win-names" aria-labelledby="h-suggested">
      <h2 className="section-title" id="h-suggested">
        {words.suggested}
      </h2>
      <Suggestions
        label={words.suggestedFor.competencies}
        suggestions={shows}
        onAccept={(id) => void editWin(win, { competencies: [...win.competencies, id] })}
      />
      <Suggestions
        label={words.suggestedFor.skills}
        suggestions={took}
        onAccept={(id) => void editWin(win, { skills: [...win.skills, id] })}
      />
    </section>
  )
}

/** Those that are not named yet. */
const open = (suggestions: readonly Suggestion[], named: readonly string[]): Suggestion[] => {
  const known = new Set(named.map((name) => name.toLowerCase()))
  return suggestions.filter(({ id, name }) => ![id, name].some((one) => known.has(one.toLowerCase())))
}
