import { newId } from '../id.ts'
import { waitingChanged } from './changed.ts'

export interface KeptOptions {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Absent where a page has no locks, such as on plain http; then every page counts as gone. */
  locks: Pick<LockManager, 'request'> | undefined
}

/** A place in the browser that one page writes to. */
export interface Hold<T> {
  /** Its name in the browser. */
  key: string
  set(value: T): void
  /** Leaves what is there to whoever takes it over. */
  release(): void
  clear(): void
}

export type Kept = ReturnType<typeof createKept>

/**
 * What outlives the page that wrote it, until it is on the server or thrown away. A page holds a place by a lock of its
 * name for as long as it lives, so that another takes over only what nobody holds any more.
 */
export function createKept({ storage, locks }: KeptOptions) {
  /** What this page holds or has asked for already. */
  const asked = new Set<string>()
  /** What a full or forbidden storage does not take, which must keep nobody from writing; it is gone with the page. */
  const unkept = new Map<string, unknown>()
  let isOver = false

  function put(key: string, value: unknown): void {
    if (isOver) return
    unkept.delete(key)
    try {
      storage.setItem(key, JSON.stringify(value))
    } catch {
      unkept.set(key, value)
    }
    waitingChanged()
  }

  /** What is kept; `null` where that is nothing, or cannot be read. */
  function read<T>(key: string): T | null {
    try {
      return (unkept.get(key) ?? JSON.parse(storage.getItem(key) as string)) as T | null
    } catch {
      return null
    }
  }

  function remove(key: string): void {
    unkept.delete(key)
    storage.removeItem(key)
    waitingChanged()
  }

  /** The places below a prefix. */
  const keysOf = (prefix: string): string[] =>
    [...new Set([...unkept.keys(), ...Object.keys(storage)])].filter((key) => key.startsWith(prefix)).sort()

  /** Has others leave a place alone until it is let go of, or the page is gone. */
  function own(key: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    asked.add(key)
    void locks?.request(key, () => promise).catch(() => {})
    return () => {
      asked.delete(key)
      resolve()
    }
  }

  /**
   * Does something once no page holds a place, which nobody else does meanwhile; `signal` ends the waiting. What this page
   * holds or waits for already is not asked for again until it was had; who may stop waiting asks anyway.
   */
  async function whenFree(key: string, act: () => unknown, signal?: AbortSignal): Promise<void> {
    if (!signal) {
      if (asked.has(key)) return
      asked.add(key)
    }
    const had = () => {
      asked.delete(key)
      return act()
    }
    await (locks ? locks.request(key, signal ? { signal } : {}, had) : had())
  }

  return {
    ...{ put, read, remove, keysOf, own, whenFree },

    /** A new place below a prefix; nothing is there until something is set. */
    hold<T>(prefix: string): Hold<T> {
      const key = prefix + newId()
      let letGo: (() => void) | undefined
      const release = () => {
        letGo?.()
        letGo = undefined
      }
      return {
        key,
        release,
        set(value) {
          letGo ??= own(key)
          put(key, value)
        },
        clear() {
          remove(key)
          release()
        },
      }
    },

    /** Hands on each thing below a prefix as soon as the page that wrote it is gone. */
    takeOver<T>(prefix: string, then: (value: T) => void, signal?: AbortSignal): void {
      const takeUp = (key: string) => {
        const value = read<T>(key)
        if (value === null) return
        remove(key)
        then(value)
      }
      for (const key of keysOf(prefix)) whenFree(key, () => takeUp(key), signal).catch(() => {})
    },

    /** All of it was thrown away elsewhere: this page writes nothing of it back. */
    end(): void {
      isOver = true
    },
    isOver: () => isOver,
  }
}

let shared: Kept | undefined

/** What this browser keeps. */
export function kept(): Kept {
  shared ??= createKept({ storage: localStorage, locks: navigator.locks as LockManager | undefined })
  return shared
}
