import type { CoachAnswer } from '@throughline/core/discussion'
import { atom } from 'nanostores'

/** What a machine answered in the discussion of this page; `null` until the page's own have been taken over. */
export const $answers = atom<readonly CoachAnswer[] | null>(null)

/** With an answer as it is by now: of two that come in the wrong order the later stands, and the same again changes nothing. */
export function learnAnswer(answer: CoachAnswer): void {
  const answers = $answers.get() ?? []
  const known = answers.find(({ id }) => id === answer.id)
  if (known && known.version >= answer.version) return
  const others = answers.filter(({ id }) => id !== answer.id)
  $answers.set(answer.deletedAt === null ? [...others, answer] : others)
}

export const forgetAnswer = (id: string): void => $answers.set(($answers.get() ?? []).filter((answer) => answer.id !== id))
