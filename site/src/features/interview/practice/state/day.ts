import type { AskedCard, PracticeToday } from '@throughline/core/interview'
import { atom } from 'nanostores'
import { interview } from '../../../desk/interview-client.ts'
import { follow } from '../../../live/stream.ts'
import type { PracticeChange } from '../rules/change.ts'
import { dayShown, type Mark, marksSince } from '../rules/day.ts'
import { cardRecords } from './records.ts'

/** What is to be told today; `null` until something is known besides what came with the page. */
export const $day = atom<PracticeToday | null>(null)

/** The card that was taken up out of turn, or comes back by undo. */
export const $takenUp = atom<string | null>(null)

/** Cards whose stories were looked at. */
export const $looked = atom<ReadonlySet<string>>(new Set())

/** Counts up whenever the focus is to go to what is asked now. */
export const $focusAsked = atom(0)
export const askFocus = (): void => $focusAsked.set($focusAsked.get() + 1)

/** What the day is made of. */
const kinds: readonly string[] = ['practice-card', 'practice-review', 'practice-settings', 'story', 'question', 'target-job']
/** Events that come together are answered together. */
const GATHER_MS = 150

let given: PracticeToday | null = null
let marks: Mark[] = []
const asked = new Map<string, AskedCard>()
/** Answers are numbered as they are asked for: one that was overtaken is not taken. */
let newest = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Takes in what came with the page, once, and keeps it in step with what is done here and elsewhere. */
export function beginDay(came: PracticeToday, besides: AskedCard | null): void {
  if (typeof window === 'undefined' || given) return
  if (besides) {
    asked.set(besides.card.id, besides)
    cardRecords.learn(besides.card)
    $takenUp.set(besides.card.id)
  }
  take(came)
  follow((isBack) => ({
    onChange: ({ kind }) => kinds.includes(kind) && renewSoon(),
    onOpen: () => isBack && renewSoon(),
  }))
}

/** What came, with the changes that wait. */
function take(day: PracticeToday): void {
  given = day
  for (const one of day.cards) {
    asked.set(one.card.id, one)
    cardRecords.learn(one.card)
  }
  show()
}

const show = (): void => {
  if (given && marks.length > 0) $day.set(dayShown(given, marks, asked))
  else $day.set(given)
}

/** Shows a change that begins. */
export function markBegun(change: PracticeChange): void {
  marks = [...marks, { change, endedAt: null }]
  if (change.do === 'practice.unrate') comeBack(change.id)
  show()
}

/** A change has ended: what was saved stays until an answer holds it, the rest never was. */
export function markEnded(change: PracticeChange, isSaved: boolean): void {
  if (!isSaved && change.do === 'practice.rate') comeBack(change.id)
  marks = marks.flatMap((mark) => (mark.change !== change ? mark : isSaved ? { change, endedAt: Date.now() } : []))
  show()
  renewSoon()
}

function comeBack(cardId: string): void {
  $takenUp.set(cardId)
  askFocus()
}

export function renewSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void renew(), GATHER_MS)
}

async function renew(): Promise<void> {
  const asking = ++newest
  const askedAt = Date.now()
  // Without an answer it stays as it is; the next event asks again.
  const answer = await interview.practice.today().catch(() => null)
  if (!answer || asking < newest) return
  marks = marksSince(marks, askedAt)
  take(answer)
}
