import type { SandboxedProcess } from '../sandboxed-process.ts'

export interface WorkerRules<Told, Value> {
  start(): SandboxedProcess<Told, Value>
  /** Processes at a time; what is asked beyond that waits. */
  most: number
  /** After which a process that was asked nothing is ended. */
  idleSeconds: number
}

/**
 * Processes that are kept for what is asked next, each asked one thing at a time. One that fails in any way is ended, and
 * another is started in its place.
 */
export function createWorkers<Told, Value>({ start, most, idleSeconds }: WorkerRules<Told, Value>) {
  type Worker = SandboxedProcess<Told, Value>
  const idle = new Map<Worker, NodeJS.Timeout>()
  const waiting: ((worker: Worker) => void)[] = []
  let busy = 0

  async function take(): Promise<Worker> {
    const [kept] = idle.keys()
    if (kept) {
      clearTimeout(idle.get(kept))
      idle.delete(kept)
    }
    if (!kept && busy >= most) return new Promise((resolve) => waiting.push(resolve))
    busy++
    return kept ?? start()
  }

  function give(worker: Worker): void {
    const next = waiting.shift()
    if (next) {
      next(worker)
      return
    }
    busy--
    const timer = setTimeout(() => {
      idle.delete(worker)
      void worker.end()
    }, idleSeconds * 1000)
    idle.set(worker, timer.unref())
  }

  return {
    async ask(told: Told): Promise<Value> {
      const worker = await take()
      try {
        const value = await worker.tell(told)
        give(worker)
        return value
      } catch (error) {
        void worker.end()
        const next = waiting.shift()
        if (next) next(start())
        else busy--
        throw error
      }
    },
  }
}
