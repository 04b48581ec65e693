import type { SaidTime } from '@throughline/core/career/read-happened'

/**
 * The time that words say, where it may be offered for what is written down today: one that has been, and less exact than today
 * only where it is another.
 */
export const offeredTime = (said: SaidTime | null, today: string): SaidTime | null =>
  said && said.on <= today && !today.startsWith(said.on) ? said : null
