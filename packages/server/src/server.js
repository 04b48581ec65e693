import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { COMPILE_CACHE, keepCompiled } from './compile-cache.js'
import { BUNDLE } from './server-bundle.js'

const built = join(BUNDLE, 'serve.js')
if (!existsSync(built)) {
  console.error('The server is not built yet. Run "npm start", or "npm run build" first.')
  process.exit(1)
}

// React takes several times as long where it believes that it is being developed.
process.env.NODE_ENV ||= 'production'

// It counts only for what is loaded after it, so the rest is imported here. What comes before is JavaScript: for a single
// file of TypeScript that is not kept, Node loads a compiler, which takes 18 MiB for as long as the process lives.
keepCompiled(COMPILE_CACHE)

await import(pathToFileURL(built).href)

// What the build did not foresee is written now and not only at the end, which a process that is killed does not live to see.
flushCompileCache()
