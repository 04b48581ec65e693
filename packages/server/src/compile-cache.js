import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Where the build leaves it. */
export const COMPILE_CACHE = fileURLToPath(new URL('../dist/compile-cache', import.meta.url))

/**
 * Keeps in a folder what Node makes of the sources, and takes it from there: that is more than half of the work of
 * starting. It counts for what is loaded from now on. Without a place to write, nothing is kept.
 * @param {string} directory
 */
export const keepCompiled = (directory) => enableCompileCache({ directory, portable: true })
