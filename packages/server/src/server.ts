import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Keeps what Node makes of the sources between starts, which nearly halves the work of starting. It
// counts only for what is loaded after it, so the rest is imported here. Without a place to write, nothing is kept.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/throughline/', import.meta.url)))

await import('./serve.ts')

// Written now and not only at the end, which a process that is killed does not live to see.
flushCompileCache()
