import { reviewPackets } from '../schema.ts'

/** Of an account, the trash aside. */
export const MAX_PACKETS = 500

/** Of an account. */
export const roomForPackets = {
  query: reviewPackets.queries.newest,
  most: MAX_PACKETS,
  noun: 'review packets',
  code: 'too_many_packets',
  hint: 'Throw away some that are long over.',
}
