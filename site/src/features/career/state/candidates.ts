import type { WinCandidate } from '@throughline/core/career'
import { MAX_NAMED_COMPETENCIES } from '@throughline/core/career/limits'
import { atom } from 'nanostores'
import { winInbox as words } from '../../../messages/win-inbox.ts'
import { didBesides, perform } from '../../changes/changes.ts'
import { career } from '../../desk/career-client.ts'
import { newId } from '../../desk/id.ts'
import { attempt } from '../../desk/reason.ts'
import { follow } from '../../live/stream.ts'
import { watchWins } from '../../made/watch-wins.ts'
import type { Week } from '../inbox/week.ts'
import { editOfWin } from '../rules/change.ts'
import { makeWin } from './make-win.ts'
import { winRecords } from './records.ts'

/** What is offered by now; `null` until something is known besides what came with the page. */
export const $candidates = atom<readonly WinCandidate[] | null>(null)

/** What a candidate is drawn from. */
const kinds: readonly string[] = ['win', 'dismissed-candidate', 'task', 'completion', 'goal', 'check-in', 'journal-entry']
/** Events that come together are answered together. */
const GATHER_MS = 120

let offered: readonly WinCandidate[] = []
/** Candidates that were decided on here: the win that one became, or `null` where it was dismissed. */
const decided = new Map<string, string | null>()
let week: Week | null = null
/** The competency that is looked for, which what is kept then names. */
let shows: string | null = null
let asked = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Takes in what came with the page, once, and keeps it in step with what is decided here and elsewhere. */
export function beginCandidates(given: readonly WinCandidate[], of: Week, competency: string | null): void {
  if (typeof window === 'undefined' || week) return
  week = of
  shows = competency
  offered = given
  watchWins(show)
  follow((isBack) => ({
    onChange: ({ kind }) => kinds.includes(kind) && renewSoon(),
    onOpen: () => isBack && renewSoon(),
  }))
}

/** Makes a win of it, in one action. */
export function keepCandidate({ id, from, title, reasons }: WinCandidate): void {
  const winId = newId()
  decided.set(id, winId)
  const said = reasons.find(({ code }) => code === 'number' || code === 'count')?.about
  const asked = shows
  void makeWin(from, title, { id: winId, said }).then(async (isMade) => {
    show()
    if (isMade && asked !== null) await nameOn(winId, asked)
  })
  show()
}

/** Names a competency on a win that was just made, beside those of its record; taking back the win takes that along. */
async function nameOn(id: string, competency: string): Promise<void> {
  const made = winRecords.known(id)
  if (!made || made.competencies.includes(competency) || made.competencies.length >= MAX_NAMED_COMPETENCIES) return
  const change = editOfWin(made, { competencies: [...made.competencies, competency] })
  await perform([change], '', { isUndo: true, isQuiet: true })
}

/** Leaves it out from now on; a refusal brings it back. */
export async function dismissCandidate({ id, kind, title }: WinCandidate): Promise<void> {
  decided.set(id, null)
  show()
  const offerAgain = () => {
    decided.delete(id)
    show()
  }
  const dismissed = attempt(() => career.winCandidates.dismiss({ kind, id }))
  // Said at once: until then the toast would offer to take back what was done before.
  didBesides(words.did.dismiss(title), async () => {
    if (!((await dismissed) && (await attempt(() => career.winCandidates.restore(id))))) return false
    offerAgain()
    return true
  })
  if (!(await dismissed)) offerAgain()
}

function show() {
  $candidates.set(offered.filter(({ id }) => !isDecided(id)))
}

/** A win that was taken back, or refused, leaves its candidate as it was. */
function isDecided(id: string): boolean {
  const winId = decided.get(id)
  if (winId === undefined) return false
  if (winId === null) return true
  const win = winRecords.shown(winId)
  return win !== null && !win.deletedAt
}

function renewSoon() {
  clearTimeout(timer)
  timer = setTimeout(() => void renew(), GATHER_MS)
}

async function renew() {
  if (!week) return
  asked += 1
  const turn = asked
  const fresh = await career.winCandidates.list({ ...week }).catch(() => null)
  // Without an answer all stays as it is; the next event asks again. An answer that was overtaken says what was.
  if (!fresh || turn !== asked) return
  // What was decided on here stays, so that it comes back to its place when that is taken back.
  const known = new Set(fresh.map(({ id }) => id))
  offered = [...fresh, ...offered.filter(({ id }) => !known.has(id) && decided.has(id))].sort((a, b) => b.points - a.points)
  show()
}
