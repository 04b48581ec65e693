import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Floor {
  url: string
  stop(): Promise<void>
}

/** Starts floor.ts over a new database in the folder, and gives it the records. */
export async function startFloor(folder: string, records: readonly unknown[]): Promise<Floor> {
  const entry = fileURLToPath(new URL('./floor.ts', import.meta.url))
  const child = spawn(process.execPath, [entry, `${folder}/floor.sqlite`], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  const url = `http://127.0.0.1:${port.toString().trim()}`
  for (let n = 0; n < records.length; n += 32)
    await Promise.all(records.slice(n, n + 32).map((record) => fetch(`${url}/tasks`, { method: 'POST', body: JSON.stringify(record) })))
  return {
    url,
    async stop() {
      const gone = once(child, 'exit')
      child.kill()
      await gone
    },
  }
}
