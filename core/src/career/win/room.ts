import { type ActorDep, oneFault, type StoreDep } from '../../kernel/index.ts'
import { MAX_WINS } from '../limits.ts'
import { wins } from './schema.ts'

/** Makes sure that an account may have so many more wins. @throws AppError `validation` */
export async function checkRoomForWins({ store, actor }: StoreDep & ActorDep, more = 1): Promise<void> {
  if ((await store.count(actor.space, wins.queries.newest, {})) + more <= MAX_WINS) return
  throw oneFault('', 'too_many_wins', `There is room for ${MAX_WINS.toLocaleString('en')} wins. Throw away some that tell little.`)
}
