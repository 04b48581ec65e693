import { blankEntry, type EntryDraft } from '../journal/entry-draft.ts'
import { asWords, entryLink, fileLink } from '../journal/entry-text.ts'
import { type Said, textIn, textsIn } from '../journal/json-said.ts'
import { withoutEscapes } from '../journal/markdown-marks.ts'
import { isPictureName } from '../journal/media-names.ts'
import { isTimeZone, type Moment, momentAt } from '../journal/moment.ts'
import type { EntryPiece, PlannedFile } from '../journal/planned-entry.ts'
import { rewritten } from '../journal/rewrite-text.ts'
import type { ProblemList } from '../problem-list.ts'
import { shortened } from '../text.ts'
import type { Medium } from './media.ts'
import { placeLine } from './place-line.ts'
import { markdownOfRichText } from './rich-text.ts'
import { needlessIn } from './unescape.ts'

export interface EntryContext {
  /** Zone of entries that name none. */
  timeZone: string
  /** What it is called in its file, such as its day. */
  place: string
  media: readonly Medium[]
  /** The tag of the journal it lies in, where there are several. */
  journal: string | null
  /** Whether the archive has an entry of this id. */
  isKnown(uuid: string): boolean
  problems: ProblemList
}

const MEDIUM = /^dayone-moment:\/{0,2}(?:\w*\/)?([^/]+)$/i
const LINK = /^dayone2?:\/\/view\?entryId=(\w+)$/i

/** An entry of Day One; `null` when it has no moment. */
export function readEntry(entry: Said, context: EntryContext): EntryDraft | null {
  const { problems, place, journal } = context
  const moment = momentOf(entry, context)
  if (!moment) {
    problems.add(place, `Its date “${shortened(textIn(entry, 'creationDate'))}” is none; it was left out.`)
    return null
  }
  const whole = textIn(entry, 'text') || markdownOfRichText(textIn(entry, 'richText'))
  const { title, body } = titled(whole)
  const { text, files } = withMedia(body, context)
  const uuid = textIn(entry, 'uuid')
  return {
    ...blankEntry(),
    ...moment,
    ...{ place, keys: uuid ? [uuid.toLowerCase()] : [], title, text, files },
    ...{ tagNames: [...textsIn(entry, 'tags'), ...(journal ? [journal] : [])], starred: entry.starred === true },
    tail: [placeLine(entry)],
  }
}

function momentOf(entry: Said, { timeZone, place, problems }: EntryContext): Moment | null {
  const zone = textIn(entry, 'timeZone').replaceAll('\\/', '/')
  if (zone && !isTimeZone(zone)) problems.add(place, `Its time zone “${shortened(zone)}” is not known; your own was taken.`)
  try {
    return momentAt(Temporal.Instant.from(textIn(entry, 'creationDate')), zone && isTimeZone(zone) ? zone : timeZone)
  } catch {
    return null
  }
}

/** A heading that begins the text is the title. */
function titled(text: string): { title: string; body: string } {
  const [line = '', title] = /^\s*# +([^\n]*)(?:\n|$)/.exec(text) ?? []
  return title === undefined ? { title: '', body: text } : { title: withoutEscapes(title), body: text.slice(line.length) }
}

/** The text with its media as files of the entry, those it does not name below it, and its links to other entries. */
function withMedia(body: string, { media, isKnown, problems, place }: EntryContext): Pick<EntryDraft, 'text' | 'files'> {
  for (const { file } of media) if (typeof file === 'string') problems.add(place, file)
  const files = media.flatMap(({ file }) => (typeof file === 'string' ? [] : [file]))
  const byId = new Map(media.map(({ identifier, file }) => [identifier.toLowerCase(), file]))
  const named = new Set<PlannedFile>()
  const shown = (file: PlannedFile, words: string): EntryPiece[] => {
    named.add(file)
    const isPicture = isPictureName(file.name)
    return fileLink(files.indexOf(file), words || (isPicture ? '' : asWords(file.name)), isPicture)
  }
  const isNeedless = needlessIn(body)
  const text = rewritten(body, (mark) => {
    if (mark.is === 'escape') return isNeedless(mark) ? [body.slice(mark.from + 1, mark.to)] : null
    if (mark.is === 'wiki') return null
    const entry = LINK.exec(mark.target)?.[1]?.toLowerCase()
    if (entry) return isKnown(entry) ? entryLink(entry, mark.words) : null
    const medium = MEDIUM.exec(mark.target)?.[1]
    const file = medium && byId.get(medium.toLowerCase())
    if (typeof file === 'object') return shown(file, mark.words)
    if (medium && file === undefined) problems.add(place, 'Something it shows is not in the archive; it was left out.')
    return medium ? [] : null
  })
  return { text: [...text, ...files.filter((file) => !named.has(file)).flatMap((file) => ['\n\n', ...shown(file, '')])], files }
}
