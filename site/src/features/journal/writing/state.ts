import { atom } from 'nanostores'
import { writing as words } from '../../../messages/journal-writing.ts'
import { entryHref } from '../../addresses/entries.ts'
import { didBesides } from '../../changes/changes.ts'
import { client } from '../../desk/client.ts'
import type { Desk } from '../../desk/desk.ts'
import { newId } from '../../desk/id.ts'
import { whenTakenOver } from '../../desk/taken-over.ts'
import { $announcement } from '../../desk/told.ts'
import { localDateOf } from '../../desk/words/day.ts'
import { follow } from '../../live/stream.ts'
import { type Autosave, createAutosave, type Saving } from '../draft/autosave.ts'
import { clock } from '../draft/clock.ts'
import type { EntryFields } from '../draft/fields.ts'
import { holdDraft } from '../draft/hold.ts'
import { takeUpLeftovers } from '../draft/leftovers.ts'
import { begun, hasWords, type Writing } from '../draft/writing.ts'
import type { OpenedJournal } from '../seal/opened-journal.ts'
import type { EntriesOfJournal } from '../seal/sealed-journal.ts'
import { sendingTo } from './send.ts'

/** The entry of the page, as it is shown and as far as it is saved. */
export interface Now {
  writing: Writing
  saving: Saving
}

/** Set in the browser alone, before the first island is taken over. */
export const $now = atom<Now | null>(null)

let autosave: Autosave | undefined

/** The page's own; there is one entry to a page. */
export function entryOfPage(): Autosave {
  if (!autosave) throw new Error('No entry is written on this page.')
  return autosave
}

/** Whether the server has an entry, as far as is known here: of another than the page's own it is likely. */
export function isThere(id: string): boolean {
  const { id: own, known } = entryOfPage().writing()
  return id !== own || known.version > 0
}

interface BegunSo {
  /** Whether the day was asked for. */
  isDated: boolean
  /** The sealed journal it is written in. */
  opened: OpenedJournal | null
}

/** Begins to keep and send what is written. Further calls do nothing. */
export function beginWriting(given: Writing, desk: Desk, { isDated, opened }: BegunSo): void {
  if (autosave || typeof window === 'undefined') return
  // A page that was kept may be opened again and again without a network, each time for an entry of its own.
  const isAgain = given.known.version === 0 && document.documentElement.dataset.keptAt
  const writing = isAgain ? begun(newId(), given.known.fields) : given
  autosave = createAutosave({
    ...{ writing, newId, ...clock },
    ...sendingTo(opened?.entries ?? client.journal),
    store: holdDraft(desk.accountId, opened),
    onChange: (writing, saving) => $now.set({ writing, saving }),
  })
  $now.set({ writing, saving: autosave.saving() })
  isDatedByPerson = isDated
  sealing = opened
  $now.listen(followAddress)
  $now.listen(followDay(writing.now.entryDate))
  whenTakenOver(() => keepGoing(desk, autosave as Autosave))
}

let isDatedByPerson = false
let sealing: OpenedJournal | null = null

/** What reads and writes the entry of the page: it seals on its way out what lies in a sealed journal. */
export const entriesOfPage = (): EntriesOfJournal => sealing?.entries ?? client.journal

/** Whether the entry of the page lies in a sealed journal. */
export const isSealed = (): boolean => sealing !== null

/** Says something in the entry, or about it. A new one is begun at its first word, however long its page lay open. */
export function say(changes: Partial<EntryFields>, desk: Pick<Desk, 'timeZone' | 'dayStart'>): void {
  const entry = entryOfPage()
  const before = entry.writing()
  if ('entryDate' in changes || 'entryAt' in changes) isDatedByPerson = true
  const isFirst = before.known.version === 0 && !hasWords(before) && hasWords({ ...before, now: { ...before.now, ...changes } })
  entry.change(isFirst ? { ...begunNow(desk), ...changes } : changes)
}

/** The same, with a word of what was done by which it can be taken back. */
export function sayWithUndo(changes: Partial<EntryFields>, desk: Desk, did: string): void {
  const { now } = entryOfPage().writing()
  const before = Object.fromEntries(Object.keys(changes).map((field) => [field, now[field as keyof EntryFields]]))
  say(changes, desk)
  didBesides(did, async () => {
    say(before, desk)
    return true
  })
}

function begunNow({ timeZone, dayStart }: Pick<Desk, 'timeZone' | 'dayStart'>): Partial<EntryFields> {
  const entryAt = new Date().toISOString()
  return { entryAt, ...(isDatedByPerson ? {} : { entryDate: localDateOf(entryAt, { timeZone, dayStart }) }) }
}

/** Once the entry is there, its page has its address. */
function followAddress(now: Now | null) {
  if (!now || now.writing.known.version === 0) return
  const path = entryHref(now.writing.id)
  if (location.pathname === path) return
  history.replaceState(history.state, '', path)
  // It is no new one any more.
  document.querySelector('.views a[href="/journal/new"]')?.removeAttribute('aria-current')
}

/** What stands beside the entry is that of its day. */
function followDay(shown: string) {
  let day = shown
  return (now: Now | null) => {
    if (now?.saving.is !== 'saved' || now.writing.known.fields.entryDate === day) return
    day = now.writing.known.fields.entryDate
    void import('../../live/renew-list.ts').then(
      ({ renewList }) => renewList('beside-day'),
      () => {},
    )
  }
}

function keepGoing(desk: Desk, entry: Autosave) {
  addEventListener('pagehide', entry.hide)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') entry.hide()
  })
  const tryAgain = () => entry.saving().is === 'waiting' && entry.retry()
  addEventListener('online', tryAgain)
  addEventListener('focus', tryAgain)
  follow((isBack) => ({
    onChange({ kind, id, type, version }) {
      if (kind === 'task' || kind === 'win') renewMade(entry.writing().id)
      // Of one that was deleted there is nothing to read; what is typed on is told so as it is sent.
      if (kind === 'journal-entry' && id === entry.writing().id && type !== 'journal-entry.deleted') entry.hear(version)
    },
    onOpen() {
      if (!isBack) return
      void entry.refresh()
      renewMade(entry.writing().id)
    },
  }))
  takeUpLeftovers(desk.accountId, {
    client,
    open: {
      isMine: ({ writing: { id, known }, opened: from }) =>
        from?.journalId === sealing?.journalId &&
        (id === entry.writing().id || (isUntouched(entry) && known.version === 0 && !location.search)),
      take({ writing }) {
        if (!isUntouched(entry)) return false
        entry.takeUp(writing)
        $announcement.set(words.restored)
        return true
      },
    },
  })
}

/** What it became shows anew with the next change, where how to show it could not be fetched. */
const renewMade = (id: string) =>
  void import('./renew-made-tasks.tsx').then(
    ({ renewMadeTasks }) => renewMadeTasks(id),
    () => {},
  )

/** Whether nothing of this page waits to be saved. */
const isUntouched = (entry: Autosave) => ['saved', 'empty'].includes(entry.saving().is) && !hasWords(entry.writing())
