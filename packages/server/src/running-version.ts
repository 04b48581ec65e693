import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../package.json' with { type: 'json' }

/** What runs here. */
export interface RunningVersion {
  /** Of the release, as in package.json. */
  version: string
  /** The commit it was built of, shortened; `null` where nobody knows. */
  commit: string | null
}

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** The version, with the commit of the clone it runs in, or what `GIT_COMMIT` says where there is no repository, as in an image. */
export function runningVersion(given: string | null, folder = repository): RunningVersion {
  const commit = given ?? checkedOut(folder)
  return { version: manifest.version, commit: commit?.slice(0, 12) ?? null }
}

export const inWords = ({ version, commit }: RunningVersion): string => (commit ? `${version} (${commit})` : version)

/** The commit of a folder that git looks after; read from its files, as git may not be there. */
function checkedOut(folder: string): string | null {
  try {
    const git = gitFolder(folder)
    const shared = tryRead(join(git, 'commondir'))
    const common = shared ? resolve(git, shared) : git
    const head = read(join(git, 'HEAD'))
    const ref = /^ref: (.+)$/.exec(head)?.[1]
    if (!ref) return hash(head)
    return hash(tryRead(join(git, ref)) ?? tryRead(join(common, ref)) ?? packed(common, ref))
  } catch {
    return null
  }
}

/** Of a linked worktree it is elsewhere. */
function gitFolder(folder: string): string {
  const place = join(folder, '.git')
  const pointer = tryRead(place)
  return pointer ? resolve(folder, pointer.replace(/^gitdir: /, '')) : place
}

const packed = (common: string, ref: string) =>
  read(join(common, 'packed-refs'))
    .split('\n')
    .find((line) => line.endsWith(` ${ref}`))
    ?.split(' ')[0] ?? ''

const hash = (text: string) => (/^[\da-f]{40,64}$/.test(text) ? text : null)
const read = (file: string) => readFileSync(file, 'utf8').trim()

function tryRead(file: string): string | null {
  try {
    return read(file)
  } catch {
    return null
  }
}
