import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { AstroIntegration } from 'astro'

const text = new Set(['.html', '.css', '.js', '.svg', '.txt', '.json', '.webmanifest'])
/** Bytes below which compressing saves no packet. */
const WORTHWHILE = 512

/** Lays a `.br` and a `.gz` beside every text file of the build, at the strongest setting, so that serving costs nothing. */
export const precompress = (): AstroIntegration => ({
  name: 'precompress',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir)
      for (const file of await readdir(root, { recursive: true })) {
        if (!text.has(extname(file))) continue
        const bytes = await readFile(join(root, file))
        if (bytes.length < WORTHWHILE) continue
        await writeFile(
          join(root, `${file}.br`),
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
        )
        await writeFile(join(root, `${file}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  },
})
