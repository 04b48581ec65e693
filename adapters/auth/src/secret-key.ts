import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The key kept in a folder of ours, made there the first time: 32 random bytes as base64url, for the eyes of the process
 * alone. Of several processes that begin together all get the same one.
 */
export async function keptSecretKey(folder: string): Promise<string> {
  const file = join(folder, 'secret-key')
  await mkdir(folder, { recursive: true })
  const known = await readKey(file)
  const key = known ?? (await makeKey(file))
  if (key.length < 32)
    throw new Error(`The key in ${file} is too short. Put the right one back; without it, what was sealed cannot be read.`)
  return key
}

async function readKey(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Written whole under another name first, so that nobody reads half of it; whoever links it last takes the key of the first. */
async function makeKey(file: string): Promise<string> {
  const draft = `${file}.${randomBytes(8).toString('hex')}`
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 })
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  return (await readFile(file, 'utf8')).trim()
}
