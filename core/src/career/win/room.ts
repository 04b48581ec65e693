import { MAX_WINS } from '../limits.ts'
import { wins } from './schema.ts'

/** Of an account. */
export const roomForWins = { query: wins.queries.newest, most: MAX_WINS, noun: 'wins', hint: 'Throw away some that tell little.' }
