import { damage } from './damage.ts'
import { fullDisk } from './full-disk.ts'
import { kills } from './kills.ts'
import { mailOutage } from './mail-outage.ts'
import { databaseOutages } from './outages.ts'
import { readOnly } from './read-only.ts'
import type { Result } from './result.ts'
import { talkKills } from './talk-kills.ts'
import { webhooks } from './webhooks.ts'

interface Options {
  kills: number
  seed: number
  outages: number
  /** Pages that are written over. */
  flips: number
}

/** All that is done to a server, by the name it is asked for with. */
export const trials: Readonly<Record<string, (options: Options) => Promise<Result | Result[]>>> = {
  kills: ({ kills: count, seed }) => kills({ count, seed }),
  talk: ({ kills: count, seed }) => talkKills({ count, seed }),
  outages: ({ outages: count, seed }) => databaseOutages({ count, seed }),
  webhooks,
  mail: mailOutage,
  disk: fullDisk,
  readOnly,
  damage: ({ seed, flips }) => damage({ seed, flips }),
}
