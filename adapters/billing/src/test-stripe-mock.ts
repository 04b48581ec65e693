import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { locks } from 'node:worker_threads'

const sources = path.resolve(import.meta.dirname, '../stripe-mock')
const builds = path.resolve(import.meta.dirname, '../../../node_modules/.cache/throughline-stripe-mock')

/**
 * Stripe's own mock, built with Go at its first use, which takes a minute: it refuses what Stripe's description of its API
 * does not know, and remembers nothing.
 */
export async function startStripeMock(): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(await builtMock(), ['-http-addr', '127.0.0.1:0', '-https-addr', '127.0.0.1:0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = /^Listening for HTTP at address: (\S+)/.exec(line)
      if (found) resolve(found[1] as string)
    })
    child.once('exit', (code) => reject(new Error(`Stripe's mock ended with code ${code}.`)))
  })
  return {
    url: `http://${address}`,
    async stop() {
      child.kill()
      await ended
    },
  }
}

async function builtMock(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(path.join(sources, 'go.mod')))
  const program = path.join(builds, hash.digest('hex').slice(0, 16))
  // Test files run in threads of one process; the first of them builds.
  return locks.request('throughline-stripe-mock', async () => {
    if (existsSync(program)) return program
    await mkdir(builds, { recursive: true })
    const unfinished = `${program}.${process.pid}`
    const build = ['build', '-buildvcs=false', '-o', unfinished, 'github.com/stripe/stripe-mock']
    await promisify(execFile)('go', build, { cwd: sources }).catch((cause: unknown) => {
      throw new Error(`Stripe's mock could not be built with Go: ${cause}`, { cause })
    })
    await rename(unfinished, program)
    return program
  })
}
