import { link, mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { refused } from './failure.ts'

interface LockOptions {
  /** Milliseconds to wait for whoever has it. */
  patience?: number
  /** Milliseconds without a sign of life after which whoever has it is taken for dead: its pid may be another's by now. */
  staleAfter?: number
}

/**
 * Does something while no other process does: a file with the pid of who does it. `alive` is to be called now and then
 * by what takes long.
 * @throws Failure when whoever has it does not let go in time.
 */
export async function withLock<T>(
  path: string,
  work: (alive: () => Promise<void>) => Promise<T>,
  { patience = 30_000, staleAfter = 60_000 }: LockOptions = {},
): Promise<T> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const until = Date.now() + patience
  while (!(await taken(path))) {
    if (await isLeft(path, staleAfter)) await takeAway(path, staleAfter)
    else if (Date.now() > until) throw refused(`Another throughline is at work. If there is none, remove ${path}.`)
    else await wait(20)
  }
  try {
    return await work(() => utimes(path, new Date(), new Date()).catch(() => {}))
  } finally {
    await rm(path, { force: true })
  }
}

async function taken(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600)
    await file.writeFile(String(process.pid))
    await file.close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Whether the process that has it is gone. A file without a pid is of one that is just taking it, or died at that. */
async function isLeft(path: string, staleAfter: number): Promise<boolean> {
  try {
    const [pid, { mtimeMs }] = [Number(await readFile(path, 'utf8')), await stat(path)]
    return Date.now() - mtimeMs > staleAfter || (pid > 0 && !isRunning(pid))
  } catch {
    return false
  }
}

/** Two may find it left at once, and the slower one would take what the quicker one has just made: that is put back. */
async function takeAway(path: string, staleAfter: number): Promise<void> {
  const aside = `${path}.${process.pid}`
  try {
    await rename(path, aside)
    if (!(await isLeft(aside, staleAfter))) await link(aside, path)
  } catch {
    // Somebody else was quicker.
  }
  await rm(aside, { force: true })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
