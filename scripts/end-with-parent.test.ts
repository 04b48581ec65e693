import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'

const module = JSON.stringify(new URL('end-with-parent.js', import.meta.url).href)
const script = (body: string) => `
  const parent = process.ppid
  const { endWithParent } = await import(${module})
  const running = () => { setInterval(() => {}, 1000); console.log(process.pid) }
  ${body}
`
const listens = `process.once('SIGTERM', () => { console.log('ending'); process.exit(0) })`

/** What runs within a shell that waits for it, as npm runs its scripts; what follows keeps the shell from becoming the script. */
function inShell(body: string) {
  const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1"; true', process.execPath, script(body)])
  return { shell, lines: createInterface(shell.stdout)[Symbol.asyncIterator]() }
}

async function end(shell: ChildProcess) {
  shell.kill('SIGTERM')
  await once(shell, 'exit')
}

describe.skipIf(process.platform === 'win32')('a script of npm', () => {
  it('ends by itself where only the shell it runs in is told to', async () => {
    const { shell, lines } = inShell(`${listens}; endWithParent(parent, 20); running()`)
    await lines.next()
    await end(shell)
    expect((await lines.next()).value).toBe('ending')
  })

  it('ends at once where that happened before it could look', async () => {
    const { shell, lines } = inShell(`
      running()
      while (process.ppid === parent) await new Promise((resolve) => setTimeout(resolve, 20))
      ${listens}
      endWithParent(parent, 60_000)
    `)
    await lines.next()
    await end(shell)
    expect((await lines.next()).value).toBe('ending')
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('ends by %s where nobody listens for it yet', async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script('endWithParent(parent, 20); running()')])
    await once(child.stdout, 'data')
    child.kill(signal)
    const ended = await Promise.race([once(child, 'exit'), new Promise((resolve) => setTimeout(resolve, 2_000, 'goes on'))])
    child.kill('SIGKILL')
    expect(ended).toEqual([null, signal])
  })
})
