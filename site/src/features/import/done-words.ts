import type { Import } from '@throughline/core/import'
import { imports as words } from '../../messages/import.ts'

/** What to say of an import that is made, and where to look at it: tasks, else entries, else goals, else experience, else questions. */
export function doneWords({ counts, format }: Pick<Import, 'counts' | 'format'>): { text: string; href: string; link: string } {
  const { tasks, entries, goals, experiences, skills, profileFacts, questions } = counts
  if (tasks === 0 && entries > 0) return { text: words.doneEntriesText, href: '/journal', link: words.doneEntriesHref }
  if (tasks + goals === 0 && experiences + skills + profileFacts > 0) {
    const text = experiences > 0 ? `${words.doneCareerText} ${words.doneCareerWins}` : words.doneCareerText
    return { text, href: '/career/experience', link: words.doneCareerHref }
  }
  if (tasks + goals === 0 && questions > 0)
    return { text: words.doneQuestionsText, href: '/interview-prep/questions', link: words.doneQuestionsHref }
  if (tasks > 0 || goals === 0) return { text: words.doneText, href: '/tasks/all', link: words.doneHref }
  return { text: format === 'loop-zip' ? words.doneGoalsText : words.doneOwnGoalsText, href: '/goals', link: words.doneGoalsHref }
}
