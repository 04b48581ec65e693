import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Io } from '../../client/src/cli/io.ts'
import { main } from '../../client/src/cli/main.ts'

export const command = fileURLToPath(new URL('./cli/throughline.js', import.meta.url))

/** How a command ended, and what it wrote. */
interface Ended {
  code: number | null
  out: string
  err: string
}

/** A stream that remembers what was written. */
function kept() {
  let all = ''
  const stream = new Writable({
    write(chunk, _, done) {
      all += chunk
      done()
    },
  })
  return { stream, text: () => all }
}

/** Somebody's terminal, with a home of its own. */
export class Shell {
  readonly home: string
  readonly env: Record<string, string | undefined>

  constructor(home: string, env: Record<string, string> = {}) {
    this.home = home
    const xdg = { XDG_CONFIG_HOME: join(home, 'config'), XDG_STATE_HOME: join(home, 'state'), XDG_CACHE_HOME: join(home, '../cache') }
    this.env = { PATH: process.env.PATH, HOME: home, ...xdg, ...env }
  }

  /** The command within this process, which is quicker. */
  async run(args: readonly string[], input = ''): Promise<Ended> {
    const [out, err] = [kept(), kept()]
    const io = { env: this.env, stdin: Readable.from([input]), stdout: out.stream, stderr: err.stream }
    const code = await main(args, io as unknown as Io)
    return { code, out: out.text(), err: err.text() }
  }

  /** The command as people run it. */
  async spawn(args: readonly string[], input = ''): Promise<Ended> {
    const child = spawn(process.execPath, [command, ...args], { env: this.env })
    child.stdin.on('error', () => {}).end(input)
    const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    return { code, out, err }
  }

  state = (name: string) => join(this.home, 'state/throughline', name)
  waiting = async () => (await readFile(this.state('queue.jsonl'), 'utf8')).trim().split('\n').filter(Boolean)
}
