import { workerData } from 'node:worker_threads'

// A thread of the process that reads, which is too busy to look at the clock itself.
const EVERY_MS = 500

setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (user + system > Number(workerData) * 1_000_000) process.kill(process.pid, 'SIGKILL')
}, EVERY_MS)
