import { waitingChanged } from '../../waiting/changed.ts'
import { newId } from './id.ts'

export interface KeptOptions {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
  /** Absent where a page has no locks, such as on plain http; then every page counts as gone. */
  locks: Pick<LockManager, 'request'> | undefined
}

/** A place in the browser that one page writes to. */
export interface Hold {
  /** Its name in the browser. */
  key: string
  set(text: string): void
  /** Leaves what is there to whoever takes it over. */
  release(): void
  clear(): void
}

/**
 * Text that outlives the page that wrote it. Each piece is locked by its page while that is open, so that another
 * takes over only what nobody holds any more.
 */
export function createKept({ storage, locks }: KeptOptions) {
  const lock = async (key: string, until: Promise<void>) => {
    await locks?.request(key, () => until).catch(() => {})
  }

  const takeUp = (key: string, then: (text: string) => void) => {
    const text = storage.getItem(key)
    if (text === null) return
    storage.removeItem(key)
    then(text)
    waitingChanged()
  }

  return {
    /** A new place below a prefix; nothing is there until something is set. */
    hold(prefix: string): Hold {
      const key = prefix + newId()
      let unlock: (() => void) | undefined
      const release = () => {
        unlock?.()
        unlock = undefined
      }
      return {
        key,
        release,
        set(text) {
          if (!unlock) {
            const { promise, resolve } = Promise.withResolvers<void>()
            unlock = resolve
            void lock(key, promise)
          }
          // A full or forbidden storage must not keep anybody from writing.
          try {
            storage.setItem(key, text)
          } catch {}
          waitingChanged()
        },
        clear() {
          storage.removeItem(key)
          release()
          waitingChanged()
        },
      }
    },

    /**
     * Hands on each text below a prefix as soon as the page that wrote it is gone; `signal` ends the waiting.
     * @param awaited what somebody waits for already, which nobody else has to until it is theirs
     */
    takeOver(prefix: string, then: (text: string) => void, signal?: AbortSignal, awaited: Set<string> = new Set()): void {
      const take = (key: string) => {
        // The page may have let it go, and keep something there again.
        awaited.delete(key)
        takeUp(key, then)
      }
      const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i)).filter((key) => key?.startsWith(prefix)) as string[]
      for (const key of keys.sort()) {
        if (awaited.has(key)) continue
        awaited.add(key)
        if (!locks) take(key)
        else void locks.request(key, signal ? { signal } : {}, () => take(key)).catch(() => {})
      }
    },
  }
}

let shared: ReturnType<typeof createKept> | undefined

/** What this browser keeps. */
export function kept(): ReturnType<typeof createKept> {
  shared ??= createKept({ storage: localStorage, locks: navigator.locks as LockManager | undefined })
  return shared
}
