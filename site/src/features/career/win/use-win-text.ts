import type { Win } from '@throughline/core/career'
import type { RefObject } from 'react'
import { useWriting } from '../../desk/writing/use-writing.ts'
import { useRefused } from '../fields/use-refused.ts'
import { editWin } from '../state/act.ts'
import { winRecords } from '../state/records.ts'

/** The title or the text of a win while it is being written. */
export function useWinText(win: Win, field: 'title' | 'text', opener: RefObject<HTMLElement | null>) {
  const refused = useRefused<string>(win.id, field)
  return useWriting(
    {
      id: win.id,
      field,
      value: win[field],
      isThere() {
        const shown = winRecords.shown(win.id)
        return shown !== null && !shown.deletedAt
      },
      save: (value, base) => void editWin({ ...win, [field]: base }, { [field]: field === 'title' ? value.trim() || base : value }),
      refused,
    },
    opener,
  )
}
