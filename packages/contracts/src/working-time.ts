interface WorkingTime {
  /** Microseconds. */
  user: number
  system: number
}

declare const process: { threadCpuUsage(since?: WorkingTime): WorkingTime }

/** A stopwatch of the milliseconds that the processor works for this thread, whatever else the machine is busy with. */
export function workingTime(): () => number {
  const begun = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(begun)
    return (user + system) / 1000
  }
}
