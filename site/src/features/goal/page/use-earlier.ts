import { type MouseEvent, useState } from 'react'
import { TABLE_ROWS } from '../chart/rows.ts'
import { type GoalNow, loadEarlier } from '../state/goal-now.ts'
import { CHECK_INS_SHOWN } from './shown-first.ts'

/** How much of a goal is shown, as its address says. */
export interface HowMuch {
  checkIns: number
  /** Rows of the table of the chart. */
  days: number
  /** The year in pixels. */
  year: number | null
}

/** How much an address asks to show. */
export function howMuchAt({ searchParams }: URL): HowMuch {
  const number = (name: string, least: number) => Math.max(least, Math.floor(Number(searchParams.get(name))) || 0)
  return { checkIns: number('check-ins', CHECK_INS_SHOWN), days: number('days', TABLE_ROWS), year: number('year', 0) || null }
}

/** How much is shown by now, and what follows the links that show more. */
export function useEarlier(begun: HowMuch, { checkIns }: Pick<GoalNow, 'checkIns'>): [HowMuch, (event: MouseEvent) => void] {
  const [shown, setShown] = useState(begun)
  const follow = async (link: HTMLAnchorElement) => {
    const address = new URL(location.href)
    for (const [name, value] of new URL(link.href).searchParams) address.searchParams.set(name, value)
    const wanted = howMuchAt(address)
    if (wanted.checkIns >= checkIns.items.length && link.dataset.more === 'check-ins' && !(await loadEarlier())) return
    history.replaceState(history.state, '', address)
    setShown(wanted)
  }
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-more]')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void follow(link)
  }
  return [shown, onClick]
}
