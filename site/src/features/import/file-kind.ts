import type { ImportFormat } from '@throughline/core/import'

/** How files begin that are often taken for an export: pictures, PDF, older office files and other archives. */
const beginnings = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF', '%PDF', '\xd0\xcf\x11\xe0', '\x1f\x8b']
const ZIP = 'PK\x03\x04'
/** So much of a file is looked at: enough for what some apps write ahead of a table. */
const LOOKED_AT = 4096

async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}

/** Whether a file says by its first bytes that it is nothing anybody exports tasks as. */
export async function isOtherKind(file: Blob): Promise<boolean> {
  const first = await textOf(file.slice(0, LOOKED_AT))
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
  ['linkedin-zip', /^PK.{28}(?:[^/]{0,80}\/)?(Positions|Profile|Education|Skills|Connections|Email Addresses|Certifications)\.csv/s],
  ['json-resume', /^\W*(?:\$schema\W[\s\S]{0,200}jsonresume|basics\W+)|"basics"\s*:\s*\{/],
  ['dayone-zip', /^\W*(?:metadata|entries)\W[\s\S]*"(?:creationDate|richText|modifiedDate)"\s*:/],
  ['cv-document', /^%PDF-/],
  ['jrnl-json', /^\W*(?:tags|entries)\W+/],
  ['throughline-zip', /^PK.{28}(throughline|tasks)\.json|^\W*format\W+throughline|^\W*id\W+parentId\W+(goalId\W+(goal\W+)?)?title/s],
]

/** So much of an archive's end is looked at, where it lists the names of its files. */
const DIRECTORY = 64 * 1024

/** What an archive is that does not begin with a file to know it by. */
function formatOfNames(directory: string): ImportFormat | null {
  if (directory.includes('word/document.xml')) return 'cv-document'
  if (/\.(?:md|markdown)/i.test(directory)) return 'markdown-zip'
  return /[^/]\.json/i.test(directory) ? 'dayone-zip' : null
}

/** The format a file seems to be in, by what it begins with; `null` when nothing tells. */
export async function formatOf(file: Blob): Promise<ImportFormat | null> {
  const first = await textOf(file.slice(0, LOOKED_AT))
  // A text in UTF-16 reads the same without its zero bytes.
  const text = first.replaceAll('\0', '')
  const found = signs.find(([, sign]) => sign.test(first) || sign.test(text))?.[0]
  if (found || !first.startsWith(ZIP)) return found ?? null
  return formatOfNames(await textOf(file.slice(-DIRECTORY)))
}
