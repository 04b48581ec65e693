import { execFileSync } from 'node:child_process'

/** MiB of memory that a process keeps. */
export const residentMiB = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)
