import { workerData } from 'node:worker_threads'
import type { Watched } from './watch.ts'

// A thread of the process that reads, which is too busy to look at the clock itself, or to notice that nobody listens.
const EVERY_MS = 500

const { seconds, parent } = workerData as Watched

setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (user + system > seconds * 1_000_000 || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, EVERY_MS)
