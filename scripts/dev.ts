import { spawn } from 'node:child_process'

/**
 * `npm run dev`: the site with hot reload, the API before it. Node's own watch mode starts it anew when a file of the
 * core, an adapter or the server changes, because those are loaded by Node itself.
 */
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'dev.ts'], {
  cwd: new URL('../site', import.meta.url),
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
