import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { MANIFEST, Manifest, readArchive } from './archive.ts'
import type { Findings } from './check-storage.ts'

/** Reads a backup from end to end and compares every file in it with its manifest. */
export async function checkBackup(file: string): Promise<Findings & { manifest: Manifest | null }> {
  if (!existsSync(file)) return { counts: {}, notes: [], faults: [`There is no file ${file}.`], manifest: null }
  const faults: string[] = []
  const found = new Map<string, { size: number; sha256: string }>()
  let text: string | null = null
  try {
    for await (const { name, content } of readArchive(file)) {
      const hash = createHash('sha256')
      const kept: Uint8Array[] = []
      let size = 0
      for await (const chunk of content) {
        hash.update(chunk)
        size += chunk.byteLength
        if (name === MANIFEST) kept.push(chunk)
      }
      if (name === MANIFEST) text = Buffer.concat(kept).toString('utf8')
      else found.set(name, { size, sha256: hash.digest('hex') })
    }
  } catch (error) {
    faults.push(`The backup ${file} can not be read to its end: ${(error as Error).message}`)
  }
  const manifest = manifestIn(text)
  if (!manifest)
    return { counts: {}, notes: [], faults: [...faults, `${file} has no manifest: it is no backup, or not all of one.`], manifest }
  for (const [name, { sha256 }] of Object.entries(manifest.files)) {
    const there = found.get(name)
    if (!there) faults.push(`${name} is missing in the backup.`)
    else if (there.sha256 !== sha256) faults.push(`${name} is damaged: its hash is not the one of the manifest.`)
  }
  for (const name of found.keys())
    if (!Object.hasOwn(manifest.files, name)) faults.push(`${name} is in the backup and not in its manifest.`)
  return {
    counts: manifest.counts,
    notes: manifest.missing.map((each) => `It was missing when the backup was made: ${each}`),
    faults,
    manifest,
  }
}

function manifestIn(text: string | null): Manifest | null {
  try {
    return Manifest.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}
