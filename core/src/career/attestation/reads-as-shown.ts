import type { Win } from '../win/schema.ts'
import type { ShownWin } from './schema.ts'

type Said = Pick<ShownWin, 'title' | 'text' | 'happenedOn' | 'metric'>

/** Whether a win still reads as a colleague was shown it. */
export const readsAsShown = (win: Pick<Win, keyof Said>, shown: Said): boolean =>
  win.title === shown.title && win.text === shown.text && win.happenedOn === shown.happenedOn && numberOf(win) === numberOf(shown)

/** Where a number comes from is not shown. */
const numberOf = ({ metric }: Said) => JSON.stringify(metric && [metric.baseline, metric.value, metric.unit, metric.of])
