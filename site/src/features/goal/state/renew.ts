import { createDailyClient } from '@throughline/client/daily'
import { $today } from '../../desk/here.ts'
import { onBehalf } from '../../desk/on-behalf.ts'
import { readShown } from './load.ts'
import { $shown, learnGoals, savedMoves } from './shown.ts'

/** Events that come together are answered together. */
const GATHER_MS = 60

/** What is asked of several goals goes together. */
const client = createDailyClient({ gathers: true, headers: onBehalf })

let timer: ReturnType<typeof setTimeout> | undefined
let asked = 0

/** Reads anew how goals go, once things have calmed down; only where goals are shown. */
export function goalsMoved(): void {
  if (!$shown.get()) return
  clearTimeout(timer)
  timer = setTimeout(() => void renew(), GATHER_MS)
}

async function renew() {
  asked += 1
  const turn = asked
  const counted = savedMoves()
  try {
    const shown = await readShown(client, $today.get())
    // Whoever asked later knows more.
    if (turn === asked) learnGoals(shown, counted)
  } catch {
    // Without an answer they stay as they are; the next event asks again.
  }
}
