import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeInEditor } from './editor.ts'

async function script(lines: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'throughline-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'editor.sh'), lines, { mode: 0o755 })
  return join(folder, 'editor.sh')
}

it('answers what was written, by the visual editor before the other, with its own arguments', async () => {
  const editor = await script('#!/bin/sh\necho "$1 in peace" > "$2"\n')
  const written = await writeInEditor({ VISUAL: `${editor} Written`, EDITOR: 'false' })
  expect(written.text).toBe('Written in peace\n')
  expect((await stat(written.path)).mode & 0o777).toBe(0o600)
  await written.remove()
  await expect(stat(written.path)).rejects.toThrow('ENOENT')
})

it('loses nothing when the editor ends badly', async () => {
  const editor = await script('#!/bin/sh\necho "Half a thought" > "$1"\nexit 1\n')
  const error: Error = await writeInEditor({ EDITOR: editor }).then(
    () => expect.unreachable(),
    (error) => error,
  )
  const path = /is in (\S+)\.$/.exec(error.message)?.[1] ?? ''
  expect(await readFile(path, 'utf8')).toBe('Half a thought\n')
  await rm(join(path, '..'), { recursive: true })
})
