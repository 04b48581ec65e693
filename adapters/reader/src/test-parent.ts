import { fork } from 'node:child_process'
import { startedWith } from './watch.ts'

// Starts a process that is busy for good, and says when it is.
const child = fork(new URL('./test-busy.ts', import.meta.url), startedWith({ seconds: 600, parent: process.pid }), {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
child.once('message', () => process.send?.('busy'))
