import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const text = new Set(['.html', '.css', '.js', '.svg', '.txt', '.json', '.webmanifest'])
/** Bytes below which compressing saves no packet. */
const WORTHWHILE = 512

/** Bytes from which the strongest setting takes longer than all of the rest, and saves a tenth. */
const LONG = 2 ** 21

/** Lays a `.br` and a `.gz` beside every text file of the build, so that serving costs nothing: at the strongest setting, which a long one does without. */
export async function precompress(root: string): Promise<void> {
  const files = (await readdir(root, { recursive: true })).filter((file) => text.has(extname(file)))
  await Promise.all(files.map((file) => compressed(join(root, file))))
}

async function compressed(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < WORTHWHILE) return
  const [small, smaller] = await Promise.all([
    deflate(bytes, { level: 9 }),
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: bytes.length < LONG ? 11 : 9 },
    }),
  ])
  await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)])
}

/**
 * Takes out of a build what another has as well: files whose name holds a hash of their content.
 * @throws Error where two of a name are not the same, which would show one language the other's scripts.
 */
export async function dropShared(root: string, other: string): Promise<void> {
  const known = new Set(await readdir(join(other, '_astro')))
  const shared = (await readdir(join(root, '_astro'))).filter((name) => known.has(name))
  await Promise.all(
    shared.map(async (name) => {
      const [own, others] = await Promise.all([root, other].map((folder) => readFile(join(folder, '_astro', name))))
      if (!own || !others?.equals(own)) throw new Error(`Two builds have files called ${name} that are not the same.`)
      await rm(join(root, '_astro', name))
    }),
  )
}
