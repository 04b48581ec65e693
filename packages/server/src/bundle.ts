import { findPackageJSON, isBuiltin } from 'node:module'
import { relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'

const source = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/**
 * Puts the sources of the server together in a few files: `serve.js`, `precompile.js`, and what they share or load later.
 * Packages of others stay where npm laid them, unless the server itself would find another version there.
 * @param folder where the files go; within this package, so that Node finds the packages from there.
 */
export async function bundle(folder: string): Promise<void> {
  const build = await rolldown({
    input: { serve: source('./serve.ts'), precompile: source('./precompile.ts') },
    platform: 'node',
    plugins: [packagesStay, placesOfSources(folder)],
    // What one place loads later may be there from the start for another.
    checks: { ineffectiveDynamicImport: false },
  })
  await build.write({
    dir: folder,
    format: 'esm',
    cleanDir: true,
    chunkFileNames: '[name]-[hash].js',
    // A process keeps the text of all it runs, in two bytes a letter where any letter is not ASCII.
    charset: 'ascii',
    comments: false,
  })
}

const own = /^@throughline\//

/** A package of which the importer has a version of its own comes along, so that nobody meets another one than before. */
const packagesStay: Plugin = {
  name: 'packages-stay',
  resolveId: {
    filter: { id: /^[^./\0]/ },
    handler(name, importer) {
      if (!importer || own.test(name) || isBuiltin(name)) return null
      return packageOf(name, pathToFileURL(importer).href) === packageOf(name, import.meta.url) ? { id: name, external: true } : null
    },
  },
}

/** Where a package is that somebody imports; `null` when they have none of the name. */
function packageOf(name: string, importer: string): string | null {
  try {
    return findPackageJSON(name, importer) ?? null
  } catch {
    return null
  }
}

/** What is named by where a source is, is still found, such as the programs of other processes. */
const placesOfSources = (folder: string): Plugin => ({
  name: 'places-of-sources',
  transform: {
    filter: { code: 'import.meta.url', id: /\.[jt]s$/ },
    handler(code, file) {
      const place = JSON.stringify(relative(folder, file).replaceAll(sep, '/'))
      return code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`)
    },
  },
})
