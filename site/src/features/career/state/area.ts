import type { Win } from '@throughline/core/career'
import type { Area } from '../../changes/area.ts'
import { registerArea } from '../../changes/areas.ts'
import { gatheringCareer } from '../../desk/career-client.ts'
import { winsChanged } from '../../made/watch-wins.ts'
import { inverseOfWin, type WinChange } from '../rules/change.ts'
import { tellClash } from './clash.ts'
import { winRecords } from './records.ts'
import { sendWinChange } from './sending.ts'

/** How changes of wins show. */
const winArea: Area = {
  records: winRecords as Area['records'],
  inverse: (change, before, after) => inverseOfWin(change as WinChange, before as Win | null, after as Win),
  show: winsChanged,
  showSoon: (id) => winsChanged([id]),
  hide: (id) => winsChanged([id]),
  ended: ({ id }) => winsChanged([id]),
  send: (_, change, keepBoth) =>
    sendWinChange(gatheringCareer, change as WinChange, {
      ...{ known: winRecords.known, learn: (win) => winRecords.learn(win) },
      onConflict(win, conflicts, edit) {
        keepBoth(win.id, conflicts, edit)
        tellClash(win)
      },
    }),
  called: (_, shown) => (shown as Win | null)?.title ?? '',
}

registerArea(['win'], winArea)
