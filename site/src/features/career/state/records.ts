import type { Win } from '@throughline/core/career'
import { createRecords } from '../../desk/records.ts'
import { appliedToWin, type WinChange } from '../rules/change.ts'

/** What this browser knows of wins. */
export const winRecords = createRecords<Win, WinChange>(appliedToWin)
