import { expect, test } from 'vitest'
import { isOtherKind } from './file-kind.ts'

test.each([
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a], true],
  ['a spreadsheet', [0x50, 0x4b, 0x03, 0x04, 0x14], true],
  ['a table in UTF-8', [...new TextEncoder().encode('TYPE,CONTENT')], false],
  ['a table in UTF-16', [0xff, 0xfe, 0x54, 0x00], false],
  ['nothing', [], false],
])('%s is told by its first bytes', async (_, bytes, other) => {
  expect(await isOtherKind(new Blob([new Uint8Array(bytes)]))).toBe(other)
})
