import { Zip, ZipDeflate } from 'fflate'
import { type ClockDep, nowText } from '../kernel/index.ts'
import { exportTasksCsv } from './export-tasks-csv.ts'
import { exportTasksIcs } from './export-tasks-ics.ts'
import { exportTasksJson } from './export-tasks-json.ts'
import { OWN_FORMAT, OWN_VERSION } from './own-format.ts'
import type { ExportDeps } from './pages.ts'

// Part of every JavaScript platform, though not of the language's own types.
declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> }

/** Smaller files cost more time than they save. */
const LEVEL = 3

/** All tasks in one ZIP archive, in pieces as they are read. `tasks.json` is what an import takes back; the rest is for other programs. */
export async function* exportZip(deps: ExportDeps & ClockDep): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece as Uint8Array<ArrayBuffer>)
  })
  const about = `${JSON.stringify({ format: OWN_FORMAT, version: OWN_VERSION, exportedAt: nowText(deps) })}\n`
  const files = {
    'throughline.json': [about],
    'tasks.json': exportTasksJson(deps),
    'tasks.csv': exportTasksCsv(deps),
    'tasks.ics': exportTasksIcs(deps),
  }
  const encoder = new TextEncoder()
  for (const [name, texts] of Object.entries(files)) {
    const file = new ZipDeflate(name, { level: LEVEL })
    file.mtime = deps.clock.now().epochMilliseconds
    zip.add(file)
    for await (const text of texts) {
      file.push(encoder.encode(text))
      yield* pieces.splice(0)
    }
    file.push(new Uint8Array(), true)
  }
  zip.end()
  yield* pieces
}
