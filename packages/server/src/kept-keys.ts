import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newPushKeys, type PushKeys } from '@throughline/push'
import type { Environment } from './environment.ts'

type KeySettings = Pick<Environment, 'secretKey' | 'push'>

/** A key that lies beside the data, without which something that is kept is worth nothing. */
export interface KeptKey {
  file: string
  /** That nothing sets it instead, in words. */
  unset: string
  isSet(environment: KeySettings): boolean
  /** What the person does where another lies there than the one of a backup. */
  whereOther: string
  /** What happens without it. */
  without: string
}

export const KEPT_KEYS = [
  {
    file: 'secret-key',
    unset: 'SECRET_KEY is not set',
    isSet: ({ secretKey }) => secretKey !== null,
    whereOther: 'Set SECRET_KEY_PREVIOUS to what keys/secret-key of the backup holds',
    without: 'codes from an app, secrets of webhooks and addresses of calendars have to be made anew',
  },
  {
    file: 'push-keys.json',
    unset: 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not set',
    isSet: ({ push }) => push.keys !== null,
    whereOther: 'Put keys/push-keys.json of the backup in its place',
    without: 'browsers have to allow push messages anew',
  },
] as const satisfies readonly KeptKey[]

const [SECRET_KEY, PUSH_KEYS] = KEPT_KEYS

/** The keys that a server started here would make anew, as neither the environment nor the folder has them. */
export const missingKeys = (environment: KeySettings & Pick<Environment, 'dataDir'>): KeptKey[] =>
  KEPT_KEYS.filter(({ file, isSet }) => !isSet(environment) && !existsSync(join(environment.dataDir, file)))

/**
 * The key kept in a folder of ours, made there the first time: 32 random bytes as base64url, for the eyes of the process
 * alone. Of several processes that begin together all get the same one.
 */
export async function keptSecretKey(folder: string): Promise<string> {
  const file = join(folder, SECRET_KEY.file)
  const key = (await kept(file, () => `${randomBytes(32).toString('base64url')}\n`)).trim()
  if (key.length < 32)
    throw new Error(`The key in ${file} is too short. Put the right one back; without it, what was sealed cannot be read.`)
  return key
}

/** The identity towards push services that is kept in a folder of ours, made there the first time like the secret key. */
export async function keptPushKeys(folder: string): Promise<PushKeys> {
  const file = join(folder, PUSH_KEYS.file)
  const { publicKey, privateKey } = JSON.parse(await kept(file, () => JSON.stringify(newPushKeys()))) as Partial<PushKeys>
  if (!publicKey || !privateKey)
    throw new Error(`The keys in ${file} are not whole. Put the right ones back, or remove the file for new ones.`)
  return { publicKey, privateKey }
}

async function kept(file: string, make: () => string): Promise<string> {
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 })
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  await writeOnce(file, make())
  return readFile(file, 'utf8')
}

/** Written whole under another name first, so that nobody reads half of it; whoever links it last takes what the first has made. */
async function writeOnce(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomBytes(8).toString('hex')}`
  await writeFile(draft, text, { flag: 'wx', mode: 0o600 })
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
}
