import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'

const module = JSON.stringify(new URL('end-with-parent.js', import.meta.url).href)
const child = `
  const { endWithParent } = await import(${module})
  process.once('SIGTERM', () => { console.log('ending'); process.exit(0) })
  endWithParent(20)
  setInterval(() => {}, 1000)
  console.log('running')
`

it.skipIf(process.platform === 'win32')('a script of npm ends by itself where only the shell it runs in is told to', async () => {
  // What follows keeps the shell from becoming the script.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1"; true', process.execPath, child])
  const lines = createInterface(shell.stdout)[Symbol.asyncIterator]()
  expect((await lines.next()).value).toBe('running')
  shell.kill('SIGTERM')
  await once(shell, 'exit')
  expect((await lines.next()).value).toBe('ending')
})
