/** Records with a page of their own, by its folder. */
const folders = ['tasks', 'goals', 'journal', 'discussions', 'career/experience', 'career/wins', 'interview-prep/stories'] as const
export type RecordFolder = (typeof folders)[number]

export interface RecordAddress {
  folder: RecordFolder
  id: string
  /** The path by which a message links it. */
  path: string
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** What an address of this site’s own is the page of; `null` for any other text. */
export function recordAt(address: string, origin: string): RecordAddress | null {
  if (/\s/.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.origin !== origin || url.search || url.hash) return null
  const folder = folders.find((each) => url.pathname.startsWith(`/${each}/`))
  const id = folder ? url.pathname.slice(folder.length + 2) : ''
  return folder && uuid.test(id) ? { folder, id, path: url.pathname } : null
}

/** A link of Markdown, whose words are shown as they are. */
export const linkTo = (path: string, words: string): string =>
  `[${words.replaceAll(/\s+/g, ' ').replace(/[\\[\]`*_<>&]/g, '\\$&')}](${path})`
