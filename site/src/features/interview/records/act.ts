import './area.ts'
import { perform, type Said } from '../../changes/changes.ts'
import type { Unmade } from '../../changes/unmade.ts'
import { saveEdit } from '../../records/save-edit.ts'
import type { InterviewChange, InterviewKind, InterviewRecords } from './kinds.ts'

/** Changes some fields of a record, if that makes any difference. Resolves once it has ended; true when it was saved. `isQuiet`: no toast says so. */
export const saveRecord = <K extends InterviewKind>(
  kind: K,
  record: InterviewRecords[K],
  changes: Partial<InterviewRecords[K]>,
  said: Said,
  { isQuiet = false } = {},
): Promise<boolean> => saveEdit<InterviewRecords[K]>(kind, record, changes, said, { isQuiet })

/** Makes a record under an id of one's own. `shown`: as it shows until the server has answered. */
export const makeRecord = <K extends InterviewKind>(
  kind: K,
  input: { id: string } & Record<string, unknown>,
  said: Said,
  shown?: Unmade<InterviewRecords[K]>,
): Promise<boolean> =>
  perform([{ do: `${kind}.create`, id: input.id, input, ...(shown && { record: shown }) } as unknown as InterviewChange], said)

export const removeRecord = (kind: InterviewKind, id: string, said: Said): Promise<boolean> => perform([{ do: `${kind}.remove`, id }], said)
