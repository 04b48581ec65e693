import { flushCompileCache } from 'node:module'
import { COMPILE_CACHE, keepCompiled } from './compile-cache.js'

// React takes several times as long where it believes that it is being developed.
process.env.NODE_ENV ||= 'production'

// It counts only for what is loaded after it, so the rest is imported here. What comes before is JavaScript: for a single
// file of TypeScript that is not kept, Node loads a compiler, which takes 18 MiB for as long as the process lives.
keepCompiled(COMPILE_CACHE)

await import('./serve.ts')

// What the build did not foresee is written now and not only at the end, which a process that is killed does not live to see.
flushCompileCache()
