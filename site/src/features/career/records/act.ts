import './area.ts'
import type { Experience } from '@throughline/core/career'
import type { Placing } from '@throughline/core/career/place-experiences'
import { experience as words } from '../../../messages/career-experience.ts'
import { perform } from '../../changes/changes.ts'
import type { EditOf } from '../../records/change.ts'
import { saveEdit } from '../../records/save-edit.ts'
import { editOf, type RecordChange, type RecordEdit, type RecordKind, type RecordOf } from './change.ts'

/** Changes some fields of a record, if that makes any difference. `isQuiet`: no toast says so. */
export function saveRecord<K extends RecordKind>(
  kind: K,
  record: RecordOf<K>,
  changes: RecordEdit<K>,
  said: string,
  { isQuiet = false } = {},
): void {
  void saveEdit<RecordOf<K>>(kind, record, changes as EditOf<RecordOf<K>>, said, { isQuiet })
}

/** Gives experience its places by hand; `null` of them: by date again. */
export function placeExperiences(
  all: readonly Experience[],
  places: readonly (Omit<Placing, 'order'> & { order: string | null })[],
  said: string,
): void {
  const changes = places.flatMap(({ id, order }): RecordChange[] => {
    const one = all.find((other) => other.id === id)
    return one && one.order !== order ? [editOf('experience', one, { order })] : []
  })
  if (changes.length > 0) void perform(changes, said)
}

export const removeExperience = ({ id }: Experience, name: string): Promise<boolean> =>
  perform([{ do: 'experience.remove', id }], words.did.remove(name))
