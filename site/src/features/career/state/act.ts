import './area.ts'
import type { Evidence, Win } from '@throughline/core/career'
import { win as words } from '../../../messages/win.ts'
import { perform } from '../../changes/changes.ts'
import { saveEdit } from '../../records/save-edit.ts'
import type { OwnNewEvidence, WinEdit } from '../rules/change.ts'

/** Changes some fields of a win, if that makes any difference. */
export function editWin(win: Win, changes: WinEdit): Promise<boolean> {
  const [field] = Object.keys(changes) as [keyof WinEdit]
  return saveEdit('win', win, changes, words.did.edit(words.fields[field]))
}

export const removeWin = ({ id, title }: Pick<Win, 'id' | 'title'>): Promise<boolean> =>
  perform([{ do: 'win.remove', id }], words.did.remove(title))

/** @param called how it looks until the server has read its source. */
export const addEvidence = ({ id }: Pick<Win, 'id'>, evidence: OwnNewEvidence, called: string): Promise<boolean> =>
  perform([{ do: 'win.add-evidence', id, evidence, called }], words.did.addEvidence(called))

export const removeEvidence = ({ id }: Pick<Win, 'id'>, { id: evidenceId, title, quote }: Evidence): Promise<boolean> =>
  perform([{ do: 'win.remove-evidence', id, evidenceId }], words.did.removeEvidence(title || (quote ?? '')))
