import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { MANIFEST_FILE, type ManifestEntry, SETTINGS_FILE } from '../../export/index.ts'
import { type Bytes, joined } from '../../kernel/index.ts'
import type { Zip } from '../../zip/index.ts'
import { decodeText } from '../decode-text.ts'
import type { ProblemList } from '../problem-list.ts'

/** A line for each of as many files as an archive may have. */
const MAX_MANIFEST = 48 * 1024 * 1024

const Manifest = z.object({
  format: z.literal('throughline-manifest'),
  version: z.literal(1),
  files: z.array(
    z.object({ name: z.string(), size: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/), records: z.int().min(0).optional() }),
  ),
})

/** What an archive was when it was made, to be compared with what it is. */
export interface Manifest {
  /** All files there were. */
  names: readonly string[]
  /** What is said of a file. */
  of(name: string): ManifestEntry | null
  /** A content as it is read, of which a problem tells when it is not what was exported. */
  compared(name: string, content: Bytes): Bytes
  /** Tells of files that are missing, and of those that are not as long as they were. */
  compareNames(): void
  /** Whether all that was compared is as it was made. */
  isAsMade(): boolean
}

/** The manifest of an archive; `null` for one that has none, such as those of before. */
export async function manifestOf(zip: Zip, problems: ProblemList): Promise<Manifest | null> {
  const size = zip.sizeOf(MANIFEST_FILE)
  if (size === null) return null
  const files = size > MAX_MANIFEST ? null : filesIn(decodeText(await joined(zip.read(MANIFEST_FILE))))
  if (!files) problems.add(MANIFEST_FILE, 'It is not as it should be, so that nothing can be compared with it.')
  const known = new Map(files?.map((file) => [file.name, file]))
  let isAsMade = files !== null
  const tell = (name: string, message: string) => {
    isAsMade = false
    problems.add(name, message)
  }
  return {
    names: [...known.keys()],
    of: (name) => known.get(name) ?? null,
    async *compared(name, content) {
      const digest = sha256.create()
      for await (const piece of content) {
        digest.update(piece)
        yield piece
      }
      const said = known.get(name)
      if (said && said.sha256 !== bytesToHex(digest.digest())) tell(name, 'It was changed after the export; it is taken as it is now.')
    },
    compareNames() {
      for (const { name, size } of known.values()) {
        if (!/^(records|files)\//.test(name) && name !== SETTINGS_FILE) continue
        const found = zip.sizeOf(name)
        if (found === null) tell(name, 'It was exported, and is not in the archive any more.')
        else if (found !== size && name.startsWith('files/')) tell(name, 'It was changed after the export.')
      }
    },
    isAsMade: () => isAsMade,
  }
}

function filesIn(text: string): ManifestEntry[] | null {
  try {
    const result = Manifest.safeParse(JSON.parse(text))
    return result.success ? (result.data.files as ManifestEntry[]) : null
  } catch {
    return null
  }
}
