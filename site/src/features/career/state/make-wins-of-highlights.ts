import './area.ts'
import type { Experience, Highlight } from '@throughline/core/career'
import { winOfHighlight } from '@throughline/core/career/win-of-highlight'
import { makeWin as words } from '../../../messages/career-make.ts'
import { winHref } from '../../addresses/wins.ts'
import { perform } from '../../changes/changes.ts'
import { hasNoNumber } from '../rules/thin.ts'
import { winRecords } from './records.ts'

/** A win under an id that is chosen here, and what it is made of. */
interface Begun {
  highlight: Highlight
  winId: string
}

/** Makes wins of highlights, as one action. @param today a plain date */
export function makeWinsOfHighlights(begun: readonly Begun[], experience: Experience, today: string): Promise<boolean> {
  const changes = begun.map(({ highlight, winId: id }) => {
    const win = winOfHighlight(highlight, experience, today)
    return { do: 'win.create', id, win: { ...win, id }, called: highlight.text.slice(0, 300) } as const
  })
  return perform(changes, () => {
    const [first] = begun
    if (!first || begun.length > 1) return { words: words.madeMany(begun.length), href: '/career' }
    const made = winRecords.known(first.winId)
    return { words: made && hasNoNumber(made) ? words.madeWithout : words.made, href: winHref(first.winId) }
  })
}
