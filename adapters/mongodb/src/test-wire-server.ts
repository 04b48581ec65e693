/**
 * A stand-in for a MongoDB server, for tests and development: the Go program in wire-server/, built
 * at its first use. It speaks MongoDB's wire protocol over SQLite files, correct but slow.
 */
import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { locks } from 'node:worker_threads'

export interface WireServer {
  /** A connection string without a database. */
  url: string
  /** Ends the server; harmless when it has ended. With `SIGKILL` it has no time to tidy up. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

export interface WireServerOptions {
  /** The folder the data outlives the server in; a temporary one when absent. */
  data?: string
  /** The port on 127.0.0.1; a free one when absent. */
  port?: number
}

const builds = path.resolve(import.meta.dirname, '../../../node_modules/.cache/throughline-wire-server')
const sources = path.resolve(import.meta.dirname, '../wire-server')

/**
 * Builds the server if need be, which takes a minute or two at the first time, and starts it.
 * @throws Error when it cannot be built, as without Go, or does not start.
 */
export async function startWireServer({ data, port = 0 }: WireServerOptions = {}): Promise<WireServer> {
  const program = await builtProgram()
  const child = spawn(program, ['-listen', `127.0.0.1:${port}`, ...(data ? ['-data', data] : [])], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The wire server ended with code ${code}.`)))
  })
  const firstLine = new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve))
  const { url } = JSON.parse(await Promise.race([firstLine, failed]))
  failed.catch(() => {})
  return {
    url,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}

/** The program for the sources as they are, named by their hash, so that none is replaced while it runs. */
async function builtProgram(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(sources)).sort()) hash.update(name).update(await readFile(path.join(sources, name)))
  const program = path.join(builds, `${hash.digest('hex').slice(0, 16)}${process.platform === 'win32' ? '.exe' : ''}`)
  // Test files run in threads of one process; the first of them builds.
  return locks.request('throughline-wire-server', async () => {
    if (!existsSync(program)) await build(program)
    return program
  })
}

async function build(program: string): Promise<void> {
  await mkdir(builds, { recursive: true })
  const unfinished = `${program}.${process.pid}`
  await promisify(execFile)('go', ['build', '-buildvcs=false', '-o', unfinished, '.'], { cwd: sources }).catch((cause: unknown) => {
    throw new Error(`The wire server could not be built with Go: ${cause}`, { cause })
  })
  await rename(unfinished, program)
}
