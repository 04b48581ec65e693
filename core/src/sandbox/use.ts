import { AppError, type ClockDep, changeUntold, instantText, nowText, type Store, type StoreDep } from '../kernel/index.ts'
import { SANDBOX_LIMITS } from './limits.ts'
import { SANDBOXES, type Sandbox, sandboxes } from './schema.ts'

/** What this process counts by itself before it says so: a process that dies forgives as much. */
const UNSAID = { changes: 50, bytes: 128 * 1024 }
/** What an event and the indexes take beside a record. */
const BESIDE = 300
/** How old the last use may be told as. */
const USED_MINUTES = 10
const MAX_KNOWN = 1_000

/** How much of itself a sandbox has used up, and the store in which it can use no more. */
export interface SandboxUse {
  store: Store
  /** Says what was not said yet. */
  settle(): Promise<void>
}

export interface SandboxUses {
  /** Of a sandbox as it was just read. */
  of(sandbox: Sandbox): SandboxUse
}

/**
 * Keeps count of what sandboxes write, whatever use case does it: the limit is on the store they are given. Each process
 * counts by itself and adds what it counted to the sandbox now and then.
 */
export function createSandboxUses(deps: StoreDep & ClockDep): SandboxUses {
  const uses = new Map<string, Counted>()
  return {
    of(sandbox) {
      const known = uses.get(sandbox.id)
      if (known) return known.readAgain(sandbox)
      if (uses.size >= MAX_KNOWN) uses.clear()
      const use = countedUse(deps, sandbox)
      uses.set(sandbox.id, use)
      return use
    },
  }
}

interface Counted extends SandboxUse {
  readAgain(sandbox: Sandbox): SandboxUse
}

function countedUse(deps: StoreDep & ClockDep, sandbox: Sandbox): Counted {
  let said = { changes: sandbox.changes, bytes: sandbox.bytes }
  let unsaid = { changes: 0, bytes: 0 }

  async function settle(): Promise<void> {
    const more = unsaid
    if (more.changes === 0) return
    unsaid = { changes: 0, bytes: 0 }
    said = { changes: said.changes + more.changes, bytes: said.bytes + more.bytes }
    await changeUntold(deps, SANDBOXES, sandboxes, sandbox.id, ({ changes, bytes }) => ({
      changes: changes + more.changes,
      bytes: bytes + more.bytes,
    }))
  }

  const save: Store['save'] = async (space, kind, record, options) => {
    const bytes = JSON.stringify(record).length + BESIDE
    if (said.changes + unsaid.changes >= SANDBOX_LIMITS.changes || said.bytes + unsaid.bytes + bytes > SANDBOX_LIMITS.bytes) throw full()
    unsaid = { changes: unsaid.changes + 1, bytes: unsaid.bytes + bytes }
    await deps.store.save(space, kind, record, options)
    if (unsaid.changes >= UNSAID.changes || unsaid.bytes >= UNSAID.bytes) await settle()
  }

  const use: Counted = {
    // One object for all requests, as some work takes turns by it.
    store: { ...deps.store, save },
    settle,
    readAgain(now) {
      said = { changes: Math.max(said.changes, now.changes), bytes: Math.max(said.bytes, now.bytes) }
      return use
    },
  }
  return use
}

/** Notes that a sandbox is used; nobody is told. */
export async function noteSandboxUse(deps: StoreDep & ClockDep, { id, usedAt }: Sandbox): Promise<void> {
  const long = instantText(deps.clock.now().subtract({ minutes: USED_MINUTES }))
  if (usedAt > long) return
  await changeUntold(deps, SANDBOXES, sandboxes, id, (sandbox) => (sandbox.usedAt > long ? null : { usedAt: nowText(deps) }))
}

const full = () =>
  new AppError(
    'conflict',
    `This sandbox is full: it has room for ${SANDBOX_LIMITS.changes.toLocaleString('en')} changes and ${SANDBOX_LIMITS.bytes / 1024 ** 2} MiB of records. Begin it anew with POST /sandbox/reset.`,
  )
