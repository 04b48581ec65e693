import { spawn } from 'node:child_process'

/** The tools of this repository send nothing home, whoever runs them. */
export const quietEnv: NodeJS.ProcessEnv = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
}

export interface RunResult {
  code: number
  /** Standard output and standard error as they came; empty when they were shown. */
  output: string
  seconds: number
}

/**
 * Runs a command of `node_modules/.bin` (npm puts it on the path) from the repository's root.
 * `show` passes its output through; otherwise it is kept and returned. Never throws for a failing command.
 */
export function run(
  command: string,
  args: readonly string[],
  options: { show?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<RunResult> {
  const started = performance.now()
  const child = spawn(command, args, {
    cwd: new URL('..', import.meta.url),
    env: { ...quietEnv, ...options.env },
    stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve) => {
    const finish = (code: number, extra = '') =>
      resolve({ code, output: Buffer.concat(chunks).toString() + extra, seconds: (performance.now() - started) / 1000 })
    child.once('error', (error) => finish(127, `${error.message}\n`))
    child.once('close', (code) => finish(code ?? 1))
  })
}
