import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compression } from './compression.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip; q=0.000', null],
  ['*', 'gzip'],
  ['identity', null],
  ['', null],
])('chooses for Accept-Encoding: %s', (accepted, coding) => {
  expect(compression.coding(accepted)).toBe(coding)
})

it('makes what anybody can read back', async () => {
  const body = 'Send Ana the draft – ✓ '.repeat(200)
  expect(brotliDecompressSync(await compression.compress('br', body)).toString()).toBe(body)
  expect(gunzipSync(await compression.compress('gzip', body)).toString()).toBe(body)
})
