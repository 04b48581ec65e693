import { chmod, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, isAbsolute, join } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/** A folder of the XDG Base Directory Specification, which says that relative paths in its variables do not count. */
const folder = (said: string | undefined, ...otherwise: string[]) =>
  join(said && isAbsolute(said) ? said : join(homedir(), ...otherwise), 'throughline')

/** Where the sign-in is kept. */
export const settingsFile = (env: Environment) => join(folder(env.XDG_CONFIG_HOME, '.config'), 'signin.json')

/** Where a file lies that the command keeps for itself: the queue, the last list. */
export const stateFile = (env: Environment, name: string) => join(folder(env.XDG_STATE_HOME, '.local', 'state'), name)

/** Writes a file that only its owner reads; after a crash it is either as it was or whole. */
export async function writeOwn(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await chmod(draft, 0o600)
  await rename(draft, path)
}

/** What a file holds; `null` where there is none. */
export async function readOwn(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** The same as JSON; `null` also for what cannot be read, for files that can be made again. */
export async function readOwnJson<T>(path: string): Promise<T | null> {
  try {
    return JSON.parse((await readOwn(path)) ?? 'null') as T | null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

export const removeOwn = (path: string) => rm(path, { force: true })
