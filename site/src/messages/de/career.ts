import type { career as english } from '../career.ts'
import type { InGerman } from './words.ts'

/** The words that all of Career shares. */
export const career: InGerman<typeof english> = {
  title: 'Werdegang',
  views: { thread: 'Erfolge', experience: 'Stationen', skills: 'Fähigkeiten', packets: 'Rückblicke', resumes: 'Lebensläufe' },
  viewsLabel: 'Ansichten des Werdegangs',
  now: 'heute',
  from: (start) => `Ab ${start}`,
  until: (end) => `Bis ${end}`,
  period: (start, end) => `${start} bis ${end}`,
}
