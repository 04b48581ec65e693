import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { startedWith } from './watch.ts'

it('a process that reads ends once whoever started it is gone, however busy it is', async () => {
  const parent = fork(new URL('./test-parent.ts', import.meta.url), { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  parent.stdout?.resume()
  parent.stderr?.resume()
  await once(parent, 'message')
  parent.kill('SIGKILL')
  // Both write to the same pipe, which closes with the last of them.
  await once(parent, 'close')
}, 60_000)

it('a process that reads goes on while whoever started it is there, until its time is over', async () => {
  const child = fork(new URL('./test-busy.ts', import.meta.url), startedWith({ seconds: 2, parent: process.pid }))
  await once(child, 'exit')
  expect(child.signalCode).toBe('SIGKILL')
}, 60_000)
