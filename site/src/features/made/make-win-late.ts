import type { MessageSource, WinSource } from '@throughline/core/career'
import type { Task } from '@throughline/core/task'
import { changes } from '../../messages/changes.ts'
import { complain } from '../desk/reason.ts'

/** Makes a win of a record on a page that has fetched nothing for it yet; that it cannot be, as without a network, is said. */
export const makeWinLate = (from: WinSource | MessageSource, called: string): Promise<unknown> =>
  import('../career/state/make-win.ts').then(({ makeWin }) => makeWin(from, called), sayAway)

/** The same of several tasks. */
export const makeWinsLate = (tasks: readonly Task[]): Promise<unknown> =>
  import('../career/state/make-wins.ts').then(({ makeWins }) => makeWins(tasks), sayAway)

const sayAway = () => complain(changes.notSaved(1, changes.noAnswer))
