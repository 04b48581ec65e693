/**
 * Ends this process as SIGTERM does once it has another parent than the one it began with. npm hands a signal to the shell it
 * runs a script in, and that ends without handing it on: the server would go on, with nobody who knows of it. Windows has no
 * such shell. To be called when whatever ends the process by itself listens for signals already, which it is asked by.
 */
export function endWithParent(parent, everyMs = 1000) {
  if (endIfOrphaned(parent) || process.platform === 'win32') return
  const watch = setInterval(() => {
    if (endIfOrphaned(parent)) clearInterval(watch)
  }, everyMs).unref()
  // Whoever is told to end by themselves is told once. Where nobody else listens a signal has to end the process, as it does by itself.
  for (const signal of ['SIGINT', 'SIGTERM']) if (process.listenerCount(signal) > 0) process.once(signal, () => clearInterval(watch))
}

/** Sends SIGTERM to this process where its parent is gone, and answers whether it was. */
export function endIfOrphaned(parent) {
  if (process.platform === 'win32' || process.ppid === parent) return false
  process.kill(process.pid, 'SIGTERM')
  return true
}
