import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { atMost, type Bytes, joined } from '@throughline/core/kernel'
import { bounded, type ComingPart, partsOfForm } from '@throughline/http'

const MEBIBYTE = 1024 * 1024
/** A page carries along a file of up to 2 MiB as text, in base64. */
const MAX_FIELD = 3 * MEBIBYTE
/** One person has this many at a time, from when they are read until they are let go of; who waits is not read. */
const AT_A_TIME = 2

/** A form with a file, and what lets go of it. */
export interface UploadForm {
  form: FormData
  /** Removes what the file was kept in; nothing of it can be read any more. */
  discard(): Promise<void>
}

/**
 * Reads forms with files that no memory holds: a file comes into a temporary one and is read from there, of what is
 * around it little is taken (RFC 7578).
 * @param within the folder they are kept in meanwhile, on a disk: a system's own for what is temporary may be in its memory
 */
export function createUploadForms(within: string): (request: Request, by: string, most: number) => Promise<UploadForm> {
  const inLine = atMost(AT_A_TIME)
  return (request, by, most) =>
    new Promise((resolve, reject) => {
      const begin = async () => {
        const { form, discard } = await read(request, most, within)
        const gone = Promise.withResolvers<void>()
        resolve({ form, discard: () => discard().finally(gone.resolve) })
        await gone.promise
      }
      inLine(by, begin).catch(reject)
    })
}

/** Milliseconds after which no form is under way any more. */
const LEFT_BEHIND = 3_600_000

/** Removes what processes that were killed left behind. */
export async function sweepForms(within: string, now: number): Promise<void> {
  for (const name of await readdir(within).catch(() => [])) {
    const path = join(within, name)
    if (now - (await stat(path)).mtimeMs > LEFT_BEHIND) await rm(path, { recursive: true, force: true })
  }
}

/** @throws AppError `validation`, `too-large`; whatever a body that breaks off or a disk that is full throws */
async function read(request: Request, most: number, within: string): Promise<UploadForm> {
  await mkdir(within, { recursive: true })
  const folder = await mkdtemp(join(within, 'form-'))
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    const form = new FormData()
    let number = 0
    for await (const part of partsOfForm(request.body, request.headers.get('content-type') ?? '', most)) {
      if (part.fileName === null) form.append(part.name, new TextDecoder().decode(await joined(bounded(part.content, MAX_FIELD))))
      else form.append(part.name, await fileAt(join(folder, String(number++)), part.fileName, bounded(part.content, most)))
    }
    return { form, discard }
  } catch (error) {
    await discard()
    throw error
  }
}

async function fileAt(path: string, name: NonNullable<ComingPart['fileName']>, content: Bytes): Promise<File> {
  await pipeline(content, createWriteStream(path))
  return new File([await openAsBlob(path)], name)
}
