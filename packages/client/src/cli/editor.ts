import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refused } from './failure.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** What somebody wrote in their editor. The file stays until `remove`, so that no word is lost when it cannot be sent. */
export interface Written {
  text: string
  path: string
  remove(): Promise<void>
}

/**
 * Lets the person write in `$VISUAL` or `$EDITOR`, in a file that only they read.
 * @throws Failure when the editor ends badly.
 */
export async function writeInEditor({ VISUAL, EDITOR }: Environment): Promise<Written> {
  const editor = VISUAL || EDITOR || (process.platform === 'win32' ? 'notepad' : 'vi')
  const folder = await mkdtemp(join(tmpdir(), 'throughline-'))
  const path = join(folder, 'entry.md')
  await writeFile(path, '', { mode: 0o600 })
  // By a shell, as these variables may hold arguments: `code --wait`.
  const { status, error } =
    process.platform === 'win32'
      ? spawnSync(`${editor} "${path}"`, { stdio: 'inherit', shell: true })
      : spawnSync('sh', ['-c', `${editor} "$1"`, 'sh', path], { stdio: 'inherit' })
  const text = await readFile(path, 'utf8').catch(() => '')
  const remove = () => rm(folder, { recursive: true, force: true })
  if (!error && status === 0) return { text, path, remove }
  if (text.trim() === '') await remove()
  throw refused(`The editor “${editor}” ended badly.${text.trim() === '' ? '' : ` What was written is in ${path}.`}`)
}
