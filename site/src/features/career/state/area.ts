import type { Win } from '@throughline/core/career'
import type { Area } from '../../task/state/area.ts'
import { inverseOfWin, type WinChange } from '../rules/change.ts'
import { winRecords } from './records.ts'
import { winsChanged } from './watch.ts'

/** How changes of wins show. */
export const winArea: Area = {
  records: winRecords as Area['records'],
  inverse: (change, before, after) => inverseOfWin(change as WinChange, before as Win | null, after as Win),
  show: winsChanged,
  showSoon: (id) => winsChanged([id]),
  hide: (id) => winsChanged([id]),
  ended: ({ id }) => winsChanged([id]),
}
