import './area.ts'
import type { Change } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import { useState } from 'react'
import { follow } from '../../live/stream.ts'
import { outbox } from '../../task/state/changes.ts'
import { useShared } from '../../task/state/desk.ts'
import { career } from '../state/client.ts'
import type { CareerRecord, RecordKind, RecordOf } from './change.ts'
import { $recordsMoved, careerRecords, recordsMoved } from './records.ts'
import { touched } from './touched.ts'

/** Records that came with the page, those made since among them and none that was thrown away, in step with what is changed here and elsewhere. */
export function useRecords<K extends RecordKind>(kind: K, given: readonly RecordOf<K>[]): readonly RecordOf<K>[] {
  useState(() => begin(kind, given))
  const moved = useShared($recordsMoved, 0)
  if (moved === 0) return given
  const ids = new Set([...given.map(({ id }) => id), ...touched(kind)])
  return [...ids].flatMap((id) => {
    const record = careerRecords.shown(id) as RecordOf<K> | null
    return record && !record.deletedAt ? [record] : []
  })
}

/** Events that come together are answered together. */
const GATHER_MS = 60

const followed = new Set<RecordKind>()

function begin(kind: RecordKind, given: readonly CareerRecord[]): void {
  if (typeof window === 'undefined') return
  for (const record of given) careerRecords.learn(record)
  if (followed.has(kind)) return
  followed.add(kind)
  const waiting = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  follow(() => ({
    onChange(event) {
      if (event.kind !== kind || (careerRecords.known(event.id)?.version ?? -1) >= event.version) return
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
function lost(kind: RecordKind, { id, version, at }: Pick<Change, 'id' | 'version' | 'at'>): void {
  const known = careerRecords.known(id)
  if (!known) return
  careerRecords.learn({ ...known, version, deletedAt: at })
  touched(kind).add(id)
  recordsMoved()
}

const read = (kind: RecordKind, id: string): Promise<CareerRecord> => {
  if (kind === 'profile') return career.profile.get()
  if (kind === 'resume') return career.resumes.get(id)
  return kind === 'skill' ? career.skills.get(id) : career.experiences.get(id)
}

async function renew(kind: RecordKind, id: string): Promise<void> {
  await outbox.settled(id)
  try {
    careerRecords.learn(await read(kind, id))
  } catch (error) {
    // Without an answer it stays as it is; the next event asks again.
    if (!(error instanceof ProblemError) || error.status !== 404) return
    // What was thrown away here can be taken back, and is known.
    if (!careerRecords.known(id)?.deletedAt) careerRecords.forget(id)
  }
  touched(kind).add(id)
  recordsMoved()
}
