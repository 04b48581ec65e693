import { damage } from './damage.ts'
import { fullDisk } from './full-disk.ts'
import { kills } from './kills.ts'
import { readOnly } from './read-only.ts'
import type { Result } from './result.ts'

interface Options {
  kills: number
  seed: number
  /** Pages that are written over. */
  flips: number
}

/** All that is done to a server, by the name it is asked for with. */
export const trials: Readonly<Record<string, (options: Options) => Promise<Result | Result[]>>> = {
  kills: ({ kills: count, seed }) => kills({ count, seed }),
  disk: fullDisk,
  readOnly,
  damage: ({ seed, flips }) => damage({ seed, flips }),
}
