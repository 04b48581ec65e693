import { unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { packFiles } from './pack-files.ts'

const file = (path: string, content = 'x') => {
  const made = new File([content], path.split('/').at(-1) ?? '')
  return Object.defineProperty(made, 'webkitRelativePath', { value: path.includes('/') ? path : '' })
}

test('the notes of a folder are packed with what they may name, under their paths, and nothing an app keeps for itself', async () => {
  const onProgress = vi.fn()
  const packed = await packFiles(
    ['vault/2026-03-05.md', 'vault/assets/dot é.png', 'vault/.obsidian/a.md', 'vault/a.exe'].map((path) => file(path, path)),
    onProgress,
  )
  expect(packed?.name).toBe('vault.zip')
  const files = unzipSync(new Uint8Array(await (packed as File).arrayBuffer()))
  expect(Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])).toEqual([
    ['vault/2026-03-05.md', 'vault/2026-03-05.md'],
    ['vault/assets/dot é.png', 'vault/assets/dot é.png'],
  ])
  expect(onProgress).toHaveBeenLastCalledWith(1)
})

test('single files keep their names, and pictures alone are nothing to import', async () => {
  expect((await packFiles([file('2026-03-05.md')], () => {}))?.name).toBe('2026-03-05.zip')
  expect((await packFiles([file('2026-03-05.md'), file('b.md')], () => {}))?.name).toBe('notes.zip')
  expect(await packFiles([file('a.png')], () => {})).toBeNull()
})
