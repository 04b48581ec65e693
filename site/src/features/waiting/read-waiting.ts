import type { waiting as words } from '../../messages/waiting.ts'
import { discussionHref } from '../addresses/discussions.ts'
import { entryHref } from '../addresses/entries.ts'
import { goalHref } from '../addresses/goals.ts'
import { taskHref } from '../addresses/tasks.ts'
import { winHref } from '../addresses/wins.ts'
import type { KeptChange, KeptConflicts } from '../changes/kept-change.ts'
import { type Kept, kept } from '../desk/kept/kept.ts'
import { type KeptEntry, placesOf, type WaitingKind } from '../desk/kept/places.ts'
import type { WaitingMessage } from '../discussion/compose/create-waiting-messages.ts'

/** Something that is kept in this browser and not on the server yet, as it is told of. */
export interface Waiting {
  /** Tells it from all others. */
  name: string
  /** Its place in the browser. */
  key: string
  kind: keyof typeof words.kinds
  /** What was done to it, where its kind does not say so. */
  did?: keyof typeof words.did | undefined
  /** The discussion that a message is for. */
  about?: string | undefined
  /** What it is called, or the beginning of its text; empty where that is not known. */
  called: string
  /** The record it is about. */
  id: string
  /** Where one sees it; `null` where it is on no page yet. */
  href: string | null
  /** RFC 3339; empty where that is not known. */
  at: string
  /** `choice` waits for the person: it was changed elsewhere too. */
  state: 'waiting' | 'refused' | 'choice'
  /** Why it waits, where only the person can do something about it. */
  why?: string
}

const LONGEST = 80

const beginning = (text: string) => {
  const line = text.trim().split('\n')[0] ?? ''
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

export const waitingKinds: readonly WaitingKind[] = ['unsent', 'said', 'entry', 'conflicts']

/** Where something of a person waits in this browser. */
export const waitingPlaces = (accountId: string, { keysOf }: Pick<Kept, 'keysOf'> = kept()) =>
  waitingKinds.flatMap((kind) => keysOf(placesOf(kind, accountId)).map((key) => ({ kind, key })))

/** The discussion that a message is kept for. */
export const discussionOf = (key: string, accountId: string): string =>
  key.slice(placesOf('said', accountId).length).split('.')[0] as string

/** All that waits for a person in this browser, oldest first. What cannot be read is left out. */
export function readWaiting(accountId: string, browser: Pick<Kept, 'keysOf' | 'read'> = kept()): Waiting[] {
  const all = waitingPlaces(accountId, browser).flatMap(({ kind, key }): Waiting[] => {
    const value = browser.read(key)
    if (value === null) return []
    try {
      if (kind === 'unsent') return (value as KeptChange[]).map((change, i) => ofChange(change, key, i))
      if (kind === 'said') return [ofMessage(value as WaitingMessage, key, accountId)]
      if (kind === 'entry') return [ofEntry(value as KeptEntry, key)]
      return (value as KeptConflicts[]).map((conflicts) => ofConflicts(conflicts, key))
    } catch {
      return []
    }
  })
  return all.map(drawable).sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1))
}

/** Whatever lies in the browser: a time that is none, or words that are none, would take the whole mark away. */
function drawable({ why, about, ...thing }: Waiting): Waiting {
  const at = Number.isNaN(Date.parse(thing.at)) ? '' : thing.at
  return { ...thing, at, ...(typeof why === 'string' && { why }), ...(typeof about === 'string' && { about }) }
}

function ofChange(change: KeptChange, key: string, place: number): Waiting {
  const { do: action, id, kept } = change
  const isNew = /^quick-add$|create$/.test(action)
  return {
    ...{ name: `${key} ${place}`, key, id, at: kept?.at ?? '', called: beginning(kept?.called || calledIn(change)) },
    state: kept?.why ? 'refused' : 'waiting',
    ...(kept?.why && { why: kept.why }),
    ...whereIs(change, id, isNew),
  }
}

const calledIn = (change: KeptChange) =>
  change.do === 'create'
    ? change.task.title
    : change.do === 'quick-add'
      ? change.text
      : change.do === 'goal.create'
        ? change.goal.title
        : ''

function ofMessage({ id, body, state, why, writtenAt, about }: WaitingMessage, key: string, accountId: string): Waiting {
  const isRefused = state === 'refused'
  return {
    ...{
      name: key,
      key,
      id,
      kind: 'message',
      called: beginning(body),
      at: writtenAt,
      href: discussionHref(discussionOf(key, accountId)),
    },
    about,
    state: isRefused ? 'refused' : 'waiting',
    ...(why && { why }),
  }
}

function ofEntry({ at, id = '', isNew }: KeptEntry, key: string): Waiting {
  const href = isNew ? '/journal/new' : id ? entryHref(id) : '/journal'
  return { name: key, key, id, kind: isNew ? 'new-entry' : 'entry', called: '', href, at, state: 'waiting' }
}

function ofConflicts([id, , about]: KeptConflicts, key: string): Waiting {
  const { called = '' } = about ?? {}
  return { ...{ name: `${key} ${id}`, key, id, called, at: '', state: 'choice' }, ...whereIs(about ?? { do: '' }, id, false) }
}

const done: Readonly<Record<string, Waiting['did']>> = {
  ...{ create: 'created', complete: 'completed', skip: 'skipped', reopen: 'reopened', remove: 'deleted', restore: 'restored' },
}

/** What a change is about, what it does to that, and where one sees it. */
function whereIs(change: { do: string; goalId?: string }, id: string, isNew: boolean): Pick<Waiting, 'kind' | 'href' | 'did'> {
  const place = placeIn(change, id, isNew)
  return place.kind.startsWith('new-') ? place : { ...place, did: done[change.do.split('.').at(-1) as string] ?? 'changed' }
}

function placeIn({ do: action, goalId }: { do: string; goalId?: string }, id: string, isNew: boolean): Pick<Waiting, 'kind' | 'href'> {
  const [area = ''] = action.split('.')
  if (!action) return { kind: 'other', href: null }
  if (!action.includes('.')) return isNew ? { kind: 'new-task', href: null } : { kind: 'task', href: taskHref(id) }
  if (area === 'goal') return isNew ? { kind: 'new-goal', href: null } : { kind: 'goal', href: goalHref(id) }
  if (area === 'check-in') return { kind: isNew ? 'new-check-in' : 'check-in', href: goalId ? goalHref(goalId) : null }
  if (area === 'journal') return { kind: 'entry', href: entryHref(id) }
  return { kind: 'other', href: area === 'win' && !isNew ? winHref(id) : null }
}
