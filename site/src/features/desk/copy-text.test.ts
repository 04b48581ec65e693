import { afterEach, expect, it, vi } from 'vitest'
import { clipboard as words } from '../../messages/clipboard.ts'
import { copyAddress, copyText } from './copy-text.ts'
import { $toast } from './told.ts'

afterEach(() => vi.unstubAllGlobals())

it('puts the whole address on the clipboard, and says so', async () => {
  const taken: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void taken.push(text) } })
  vi.stubGlobal('location', { href: 'https://t.example/journal' })
  await copyAddress('/tasks/1', 'Link copied')
  expect(taken).toEqual(['https://t.example/tasks/1'])
  expect($toast.get()).toMatchObject({ words: 'Link copied' })
})

it.each([
  ['there is no clipboard', {}],
  [
    'the browser refuses',
    { clipboard: { writeText: () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')) } },
  ],
])('says that nothing was copied where %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  await copyText('https://t.example/tasks/1', 'Link copied')
  expect($toast.get()).toMatchObject({ words: words.refused, isBad: true })
})
