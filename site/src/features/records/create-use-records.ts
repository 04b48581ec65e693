import type { Change } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import { useState } from 'react'
import { outbox } from '../changes/changes.ts'
import { useShared } from '../desk/desk.ts'
import { follow } from '../live/stream.ts'
import type { Kinds } from './change.ts'
import type { RecordArea } from './create-area.ts'

/** Events that come together are answered together. */
const GATHER_MS = 60

/**
 * The hook that keeps records of an area, which came with a page, in step with what is changed here and elsewhere.
 * @param isOurs whether a change is one of those that the page shows
 */
export function createUseRecords<M extends Kinds>(
  { ways, records, $moved, moved, touch, touched }: RecordArea<M>,
  isOurs: (event: Change) => boolean = () => true,
) {
  type Kind = keyof M & string
  const followed = new Set<Kind>()

  function begin<K extends Kind>(kind: K, given: readonly M[K][]): void {
    if (typeof window === 'undefined') return
    for (const record of given) records.learn(record)
    if (followed.has(kind)) return
    followed.add(kind)
    const waiting = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    follow(() => ({
      onChange(event) {
        if (event.kind !== kind || !isOurs(event) || (records.known(event.id)?.version ?? -1) >= event.version) return
        if (event.type.endsWith('.deleted')) return lost(kind, event)
        waiting.add(event.id)
        clearTimeout(timer)
        timer = setTimeout(() => {
          for (const id of waiting) void renew(kind, id)
          waiting.clear()
        }, GATHER_MS)
      },
    }))
  }

  /** What was thrown away elsewhere is not there to be asked for. */
  function lost(kind: Kind, { id, version, at }: Pick<Change, 'id' | 'version' | 'at'>): void {
    const known = records.known(id)
    if (!known) return
    records.learn({ ...known, version, deletedAt: at })
    touch(kind, id)
    moved()
  }

  /** Asks for a record anew, as what is derived of it may have changed. */
  async function renew(kind: Kind, id: string): Promise<void> {
    await outbox.settled(id)
    // Meanwhile it may have been thrown away here, and is not there to be asked for.
    if (records.shown(id)?.deletedAt) return
    try {
      records.learn(await ways[kind].get(id))
    } catch (error) {
      // Without an answer it stays as it is; the next event asks again.
      if (!(error instanceof ProblemError) || error.status !== 404) return
      // What was thrown away here can be taken back, and is known.
      if (!records.known(id)?.deletedAt) records.forget(id)
    }
    touch(kind, id)
    moved()
  }

  /** Records that came with the page, those made since among them and none that was thrown away. */
  function useRecords<K extends Kind>(kind: K, given: readonly M[K][]): readonly M[K][] {
    useState(() => begin(kind, given))
    const count = useShared($moved, 0)
    if (count === 0) return given
    const ids = new Set([...given.map(({ id }) => id), ...touched(kind)])
    return [...ids].flatMap((id) => {
      const record = records.shown(id)
      return record && !record.deletedAt ? [record as M[K]] : []
    })
  }

  return { useRecords, renew }
}
