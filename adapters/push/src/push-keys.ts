import { createECDH, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** An identity towards push services (VAPID, RFC 8292), base64url. Browsers that subscribed with another have to do so again. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** Whether a public key is that of a private one. */
export function isKeyPair({ publicKey, privateKey }: PushKeys): boolean {
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}

/** The keys kept in a folder of ours, made there the first time. Of several processes that begin together all get the same ones. */
export async function keptPushKeys(folder: string): Promise<PushKeys> {
  const file = join(folder, 'push-keys.json')
  await mkdir(folder, { recursive: true })
  const text = (await readFile(file, 'utf8').catch(none)) ?? (await made(file))
  const { publicKey, privateKey } = JSON.parse(text) as Partial<PushKeys>
  if (!publicKey || !privateKey)
    throw new Error(`The keys in ${file} are not whole. Put the right ones back, or remove the file for new ones.`)
  return { publicKey, privateKey }
}

function none(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Written whole under another name first, so that nobody reads half of it; whoever links it last takes those of the first. */
async function made(file: string): Promise<string> {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  const keys: PushKeys = { publicKey, privateKey: pair.getPrivateKey().toString('base64url').padStart(43, 'A') }
  const draft = `${file}.${randomBytes(8).toString('hex')}`
  await writeFile(draft, JSON.stringify(keys), { flag: 'wx', mode: 0o600 })
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  return readFile(file, 'utf8')
}
