import { fileURLToPath } from 'node:url'

/** Where the build leaves the server. */
export const BUNDLE = fileURLToPath(new URL('../dist/server', import.meta.url))
