import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { refused } from '@throughline/client/cli'
import type { Environment } from '../environment.ts'
import { KEPT_KEYS } from '../kept-keys.ts'

type KeyFile = (typeof KEPT_KEYS)[number]['file']
export type KeysThere = Readonly<Record<KeyFile, string | null>>

const [SECRET_KEY, PUSH_KEYS] = KEPT_KEYS

/**
 * The keys in a folder, `null` for one that is not there.
 * @throws Failure for one that cannot be read: it is there all the same, and must not be overwritten.
 */
export async function keysIn(folder: string): Promise<KeysThere> {
  const [secret, push] = await Promise.all([SECRET_KEY, PUSH_KEYS].map(({ file }) => keyAt(join(folder, file))))
  return { 'secret-key': secret ?? null, 'push-keys.json': push ?? null }
}

const keyAt = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw refused(`${path} cannot be read (${error.code}).`)
  })

/** The keys of the environment, which a server goes by before those in its folder. */
type Given = Pick<Environment, 'dataDir' | 'secretKey' | 'formerSecretKeys'>

/** What was sealed under keys of the backup is read with them alone; others that are there may seal something else. */
export async function putKeys(from: string, { there, given, tell }: { there: KeysThere; given: Given; tell(line: string): void }) {
  const made = await keysIn(from)
  for (const { file, whereOther, without } of KEPT_KEYS) {
    const path = join(given.dataDir, file)
    if (made[file] === null || made[file] === there[file]) continue
    if (there[file] === null) await rename(join(from, file), path)
    else tell(`${path} is another than that of the backup, and stays.${file === PUSH_KEYS.file ? ` ${whereOther}, or ${without}.` : ''}`)
  }
  tellOfSecretKey(made['secret-key'], { inUse: given.secretKey ?? there['secret-key'], given, tell })
}

/** Says what to do where a server would not read what was sealed under the key of the backup. */
export function tellOfSecretKey(
  ofBackup: string | null,
  { inUse, given, tell }: { inUse: string | null; given: Given; tell(line: string): void },
): void {
  const key = ofBackup?.trim()
  if (!key || inUse === null || [inUse.trim(), ...given.formerSecretKeys].includes(key)) return
  if (given.secretKey !== null) tell('SECRET_KEY is another than the key of the backup.')
  tell(`${SECRET_KEY.whereOther}, or ${SECRET_KEY.without}.`)
}
