import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { endIfOrphaned, endWithParent } from './end-with-parent.js'

// Whoever ends npm means the server; without npm the parent is a shell that somebody may close.
// biome-ignore lint/suspicious/noUndeclaredEnvVars: npm sets it, and no task of turbo reads it
const parent = process.env.npm_lifecycle_event === 'start' ? process.ppid : null

/**
 * `npm start`: builds what has changed since the last time, then serves. npm puts the project's own Node first
 * in the path, so this runs on it whatever is installed on the machine. JavaScript for the reason that `server.js` tells.
 */
const turbo = createRequire(import.meta.url).resolve('turbo/bin/turbo')
const environment = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_PRINT_VERSION_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }

if (!existsSync(new URL('../site/dist', import.meta.url))) console.log('Building the site. This takes a few seconds, once.')

const build = spawnSync(process.execPath, [turbo, 'run', 'build', '--output-logs=errors-only'], {
  cwd: new URL('..', import.meta.url),
  env: environment,
  encoding: 'utf8',
})
if (build.status !== 0) {
  console.error(build.stdout, build.stderr, build.error ?? '')
  console.error('The site could not be built; what went wrong is above.')
  process.exit(1)
}
if (parent !== null) endIfOrphaned(parent)
await import('../packages/server/src/server.js')
// Only now does the server listen for signals, which would end it half begun before.
if (parent !== null) endWithParent(parent)
