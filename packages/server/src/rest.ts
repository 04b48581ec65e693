import type { EventEmitter } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds without a request after which it is quiet: the first time, as a process has just started, and later. */
const QUIET = { atFirst: 2_000, later: 60_000 }

/**
 * Gives back to the machine what was needed to start, or under load, each time nobody has asked anything for a while: a third
 * of the memory after a start. Nobody waits for it, as it takes a tenth of a second of a quiet minute.
 * @param server tells of each `request`
 */
export function restWhenQuiet(server: Pick<EventEmitter, 'on'>, collect: () => void = createCollector()): void {
  let isAsked = false
  let isResting = false
  server.on('request', () => {
    isAsked = true
    if (isResting) watch(QUIET.later)
  })
  function watch(ms: number) {
    isResting = false
    setTimeout(() => {
      if (!isAsked) {
        isResting = true
        return collect()
      }
      isAsked = false
      watch(ms)
    }, ms).unref()
  }
  watch(QUIET.atFirst)
}

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/** Throws away all that is not reached, the room for new objects among it, which V8 otherwise keeps. */
function createCollector(): () => void {
  let collect: Collect | undefined
  return () => {
    if (!collect) {
      setFlagsFromString('--expose-gc')
      collect = runInNewContext('gc') as Collect
      setFlagsFromString('--no-expose-gc')
    }
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }
}
