import { mkdtempSync, rmSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPILE_CACHE, keepCompiled } from './compile-cache.js'

// Part of the build, once the server is put together: starts everything, over an empty database in memory, so that the very
// first start finds it compiled. As an argument it takes another folder to leave that in.

// As `server.js` has it, which decides what of React is loaded.
process.env.NODE_ENV ||= 'production'

keepCompiled(process.argv[2] ?? COMPILE_CACHE)

await Promise.all([import('./run.ts'), import('./site-files.ts')])
const { composeServer } = await import('./compose.ts')
const dataDir = mkdtempSync(join(tmpdir(), 'throughline-build-'))
const { app, close } = await composeServer({ DATABASE_URL: 'sqlite::memory:', DATA_DIR: dataDir })
await app.request('/readyz')
await close()
rmSync(dataDir, { recursive: true })

const { builtLanguages, loadPages } = await import('./built-pages.ts')
await Promise.all(builtLanguages.map(loadPages))

flushCompileCache()
// The code of the pages may hold the process.
process.exit(0)
