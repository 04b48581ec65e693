import './area.ts'
import { ProblemError } from '@throughline/client/problem'
import type { Win } from '@throughline/core/career'
import { atom } from 'nanostores'
import { outbox } from '../../changes/changes.ts'
import { career } from '../../desk/career-client.ts'
import { follow } from '../../live/stream.ts'
import { watchWins } from '../../made/watch-wins.ts'
import { winRecords } from './records.ts'

/** The win of the page, once something is known of it besides what came with the page; `gone` where there is none any more. */
export const $winNow = atom<Win | 'gone' | null>(null)

/** Events that come together are answered together. */
const GATHER_MS = 60

let isBegun = false

/** Takes in what came with the page, once, and keeps it in step with what is changed here and elsewhere. */
export function beginWin(given: Win): void {
  if (typeof window === 'undefined' || isBegun) return
  isBegun = true
  const { id } = given
  winRecords.learn(given)
  const show = () => {
    const shown = winRecords.shown(id)
    if (shown) $winNow.set(shown)
  }
  watchWins((ids) => ids.includes(id) && show())
  let timer: ReturnType<typeof setTimeout> | undefined
  const renewSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void renew(id).then(show), GATHER_MS)
  }
  follow((isBack) => ({
    onChange: (event) => event.kind === 'win' && event.id === id && renewSoon(),
    onOpen: () => isBack && renewSoon(),
  }))
}

async function renew(id: string): Promise<void> {
  await outbox.settled(id)
  // What was deleted here is not there to be asked for.
  if (winRecords.shown(id)?.deletedAt) return
  try {
    winRecords.learn(await career.wins.get(id))
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) $winNow.set('gone')
  }
}
