import { offerTakenAlong } from '../changes/undo-along.ts'
import { keepUnsent } from '../changes/unsent.ts'
import type { Desk } from '../desk/desk.ts'
import { $locale, $today } from '../desk/here.ts'
import { whenTakenOver } from '../desk/taken-over.ts'
import { localDateOf } from '../desk/words/day.ts'
import { followPage } from '../live/follow-page.ts'

let isStarted = false

/** Sets up what every page does, before its first island is taken over. Further calls do nothing. */
export function start(desk: Desk): void {
  if (isStarted || typeof window === 'undefined') return
  isStarted = true
  $today.set(desk.today)
  $locale.set(desk.locale)
  keepDay(desk)
  keepUnsent(desk.accountId)
  setTimeout(followPage)
  whenTakenOver(() => offerTakenAlong(desk.accountId))
}

function keepDay(desk: Desk) {
  setInterval(() => {
    const today = localDateOf(new Date().toISOString(), desk)
    if (today !== $today.get()) $today.set(today)
  }, 30_000)
}
