import { rmSync } from 'node:fs'
import { bundle } from './bundle.ts'
import { COMPILE_CACHE } from './compile-cache.js'
import { BUNDLE } from './server-bundle.js'

// What an earlier build left compiled is of files that are gone.
rmSync(COMPILE_CACHE, { recursive: true, force: true })
await bundle(BUNDLE)
