import type { ImportFormat } from '@throughline/core/import'

/** How files begin that are often taken for an export: pictures, PDF, older office files and other archives. */
const beginnings = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF', '%PDF', '\xd0\xcf\x11\xe0', '\x1f\x8b']
const ZIP = 'PK\x03\x04'
/** So much of a file is looked at: enough for what some apps write ahead of a table. */
const LOOKED_AT = 4096

async function beginningOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer())
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}

/** Whether a file says by its first bytes that it is nothing anybody exports tasks as. */
export async function isOtherKind(file: Blob): Promise<boolean> {
  const first = await beginningOf(file)
  return (
    beginnings.some((beginning) => first.startsWith(beginning)) ||
    (first.startsWith(ZIP) && /^PK.{28}(\[Content_Types\]|_rels|mimetype)/s.test(first))
  )
}

const signs: readonly (readonly [format: ImportFormat, sign: RegExp])[] = [
  ['todoist-csv', /^[^a-z]*type\W+content/i],
  ['ticktick-csv', /list name\W+title/i],
  ['ics', /^\W*BEGIN:VCALENDAR/i],
  ['vikunja-zip', /^PK.{28}(VERSION|data\.json|filters\.json)/s],
  ['loop-zip', /^PK.{28}(?:[^/]{0,80}\/)?(Habits|Checkmarks)\.csv/s],
  ['throughline-zip', /^PK.{28}(throughline|tasks)\.json|^\W*format\W+throughline|^\W*id\W+parentId\W+(goalId\W+(goal\W+)?)?title/s],
]

/** The format a file seems to be in, by what it begins with; `null` when nothing tells. */
export async function formatOf(file: Blob): Promise<ImportFormat | null> {
  const first = await beginningOf(file)
  // A text in UTF-16 reads the same without its zero bytes.
  const text = first.replaceAll('\0', '')
  return signs.find(([, sign]) => sign.test(first) || sign.test(text))?.[0] ?? null
}
