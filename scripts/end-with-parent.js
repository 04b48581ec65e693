/**
 * Ends this process as SIGTERM does once its parent is gone. npm hands a signal to the shell it runs a script in, and that
 * ends without handing it on: the server would go on, with nobody who knows of it. Windows has no such shell.
 */
export function endWithParent(everyMs = 1000) {
  if (process.platform === 'win32') return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, everyMs).unref()
  // Whoever is told to end by themselves is told once.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => clearInterval(watch))
}
