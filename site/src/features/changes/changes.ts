import { createDailyClient } from '@throughline/client/daily'
import { ProblemError } from '@throughline/client/problem'
import { changes as words } from '../../messages/changes.ts'
import { newId } from '../desk/id.ts'
import { keepFocus } from '../desk/keep-focus.ts'
import { onBehalf } from '../desk/on-behalf.ts'
import { reason } from '../desk/reason.ts'
import { $toast, type Toast } from '../desk/told.ts'
import { type AnyChange, type AnyConflict, type AnyRecord, supersedes } from './any-change.ts'
import type { Area } from './area.ts'
import { actionEnded, areaHere, isMaking } from './areas.ts'
import type { Called } from './kept-change.ts'
import { bringArea } from './late-areas.ts'
import { withConflicts } from './merge.ts'
import { obstacle } from './obstacle.ts'
import { createOutbox, type Outcome } from './outbox.ts'
import { beginProgress } from './progress.ts'
import { isInVain } from './refusal.ts'
import { $conflicts, $connection, $refusals } from './stores.ts'
import { popped, pushed, type UndoStep, without } from './undo.ts'

/** What one batch request holds at most. */
const LOT = 100

const gathering = createDailyClient({ gathers: true, headers: onBehalf })

/** The line of changes whose area is not there yet: which of them belong together, only it can say. */
const UNKNOWN = ''

function lineOf(change: AnyChange): string {
  const area = areaHere(change)
  return area ? (area.line?.(change) ?? change.id) : UNKNOWN
}

/** Where the area cannot be fetched there is no network, and the change waits. */
async function send(change: AnyChange): Promise<AnyRecord> {
  const area = areaHere(change) ?? (await bringArea(change))
  return area.send(gathering, change, keepBoth)
}

let tellUnsaved: (isAdded: boolean) => void = () => {}
/** Tells of what is not saved: that something was added, or ended. */
export const whenUnsaved = (tell: typeof tellUnsaved): void => {
  tellUnsaved = tell
}

export const outbox = createOutbox({
  send,
  onUnsaved: (isAdded) => tellUnsaved(isAdded),
  lineOf,
  isMaking,
  obstacle,
  wait: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
  onState: (state) => $connection.set(state),
  lot: LOT,
})

let steps: UndoStep[] = []

/** What the conflicts of a record are told by, where its page is not open. */
export const clashes = new Map<string, Called>()

/** How the record of a change is called. */
export function calledOf(change: AnyChange): string {
  const area = areaHere(change)
  return area?.called?.(change, area.records.shown(change.id)) ?? ''
}

/** What a toast says of an action; asked once it shows, and again when it is saved. */
export type Said = string | (() => Pick<Toast, 'words' | 'href' | 'offer'>)

/**
 * Makes some changes as one action: they show at once, are sent, and can be undone as one.
 * Resolves when all have ended; true when all were saved. `isQuiet`: nothing is said of it, as where one writes on.
 */
export const perform = async (...what: Parameters<typeof performEach>): Promise<boolean> => (await performEach(...what)).every(Boolean)

/** The same; tells of each whether it was saved. */
export async function performEach(changes: readonly AnyChange[], said: Said, { isUndo = false, isQuiet = false } = {}): Promise<boolean[]> {
  const missing = changes.filter((change) => !areaHere(change))
  if (missing.length > 0) await Promise.all(missing.map(bringArea))
  const entries: UndoStep['entries'] = changes.map((change) => ({ change, before: areaHere(change)?.records.shown(change.id) ?? null }))
  begin(changes)
  const told = () => (typeof said === 'string' ? { words: said } : said())
  const step: UndoStep = { id: newId(), words: told().words, entries }
  if (!isUndo) steps = pushed(steps, step)
  const tell = () => $toast.set({ id: step.id, ...told(), ...(isUndo ? {} : { undo: step.id }) })
  if (!isQuiet) tell()
  const progress = beginProgress(changes.length)
  const ended = outbox.addAll(changes)
  const outcomes = await Promise.all(
    entries.map(async (entry, i) => {
      const outcome = (await ended[i]) as Outcome
      end(entry.change, outcome)
      progress()
      if (outcome.is === 'saved') entry.after = outcome.record
      return outcome
    }),
  )
  actionEnded()
  const refused = outcomes.some(({ is }) => is === 'refused')
  if (refused) steps = steps.filter(({ id }) => id !== step.id)
  if ($toast.get()?.id === step.id) {
    if (refused) $toast.set(null)
    else tell()
  }
  return outcomes.map(({ is }) => is === 'saved')
}

/** Says that something was done that is no change of a record, which `back` takes back; a refusal it tells itself. */
export function didBesides(said: string, back: () => Promise<boolean>): void {
  const step: UndoStep = { id: newId(), words: said, entries: [], back }
  steps = pushed(steps, step)
  $toast.set({ id: step.id, words: said, undo: step.id })
}

/** The newest action, where another page could take it back too. */
export const newestStep = (): UndoStep | null => {
  const step = steps.at(-1)
  return step && !step.back ? step : null
}

/** Offers to take back what was done on an earlier page, once there is what it is taken back with. */
export async function offerUndo(step: UndoStep): Promise<void> {
  for (const { change, after } of step.entries) {
    const area = areaHere(change) ?? (await bringArea(change))
    if (after) area.records.learn(after)
  }
  steps = pushed(steps, step)
  $toast.set({ id: step.id, words: step.words, undo: step.id })
}

/** Shows changes that an earlier page could not send, and sends them. */
export function resume(changes: readonly AnyChange[]): void {
  begin(changes)
  for (const [i, ended] of outbox.addAll(changes).entries()) void ended.then((outcome) => end(changes[i] as AnyChange, outcome))
}

/** Sends again what was refused. */
export function retryRefused(): void {
  const again = $refusals.get().filter((refusal) => !refusal.isInVain)
  $refusals.set([])
  void perform(
    again.map(({ change }) => change),
    words.again,
  )
}

/** Takes back the newest action, or the one with this id. */
export async function undo(id?: string): Promise<void> {
  const { step, rest } = popped(steps, id)
  steps = rest
  if (!step) {
    $toast.set({ id: newId(), words: words.nothingToUndo })
    return
  }
  if (step.back) {
    if (await step.back()) $toast.set({ id: newId(), words: words.undone(step.words) })
    return
  }
  keepFocus(() => drawnOf(step.entries))
  const unsent = step.entries.filter(({ change }) => !outbox.drop(change))
  await Promise.all(unsent.map(({ change }) => outbox.settled(lineOf(change))))
  const back = unsent.flatMap(({ change, before, after }) => (after ? (areaHere(change)?.inverse(change, before, after) ?? []) : []))
  await perform(back.reverse(), words.undone(step.words), { isUndo: true })
}

/** Where the first of these records that is on the screen stands, by a mark or an id of its own, or a link to it. */
const drawnOf = (entries: UndoStep['entries']): HTMLElement | undefined =>
  entries
    .flatMap(({ change }) => {
      const { id } = change
      const mark = areaHere(change)?.markOf?.(id)
      return [`:is(${mark ? `${mark}, ` : ''}:is([id$="${id}"], [data-item="${id}"]) *)`, `[href$="${id}"]`]
    })
    .flatMap((place) => [...document.querySelectorAll<HTMLElement>(`:is(a, button)${place}`)])
    .find((link) => link.checkVisibility())

function begin(changes: readonly AnyChange[]) {
  const now = new Date().toISOString()
  for (const change of changes) {
    const area = areaHere(change)
    area?.records.begin(change, now)
    area?.began?.(change)
  }
  const refused = $refusals.get()
  const standing = refused.filter((refusal) => !changes.some((change) => supersedes(change, refusal.change)))
  if (standing.length < refused.length) $refusals.set(standing)
  for (const [area, own] of Map.groupBy(changes, areaHere)) area?.show([...new Set(own.map(({ id }) => id))])
}

function end(change: AnyChange, outcome: Outcome) {
  const area = areaHere(change)
  area?.records.end(change)
  if (outcome.is === 'saved') area?.records.learn(outcome.record)
  area?.ended(change, outcome)
  if (outcome.is === 'refused') {
    const status = outcome.error instanceof ProblemError ? outcome.error.status : null
    $refusals.set([...$refusals.get(), { change, why: reason(outcome.error), isInVain: isInVain(change, status) }])
    if (status === 404 && area) return gone(area, change.id)
  }
  area?.showSoon(change.id)
}

function gone(area: Area, id: string) {
  area.records.forget(id)
  area.hide(id)
}

/** Both texts are kept until the person has chosen; what was not written cannot be undone. */
function keepBoth(id: string, conflicts: readonly AnyConflict[], change: AnyChange) {
  clashes.set(id, { ...change, called: calledOf(change) })
  $conflicts.setKey(id, withConflicts($conflicts.get()[id] ?? [], conflicts))
  const before = steps
  steps = without(steps, change)
  // Nor may it be told as done.
  const told = $toast.get()?.undo
  if (before.some(({ id }) => id === told) && !steps.some(({ id }) => id === told)) $toast.set(null)
}
