import { rows as words } from '../../../messages/career-rows.ts'

/** Why an address cannot be taken; nothing is none. */
export const addressFault = (typed: string): string | null =>
  typed === '' || /^https?:\/\/[^\s/]/i.test(typed) ? null : words.notAnAddress
