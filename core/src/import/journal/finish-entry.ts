import { MAX_ATTACHMENTS } from '../../attachment/index.ts'
import { EntryDate, MAX_BODY, MAX_ENTRY_TITLE, MAX_TAGS } from '../../journal/index.ts'
import { instantText } from '../../kernel/index.ts'
import type { ProblemList } from '../problem-list.ts'
import { tagFor } from '../task-draft.ts'
import { asLine, cut, oneLine, shortened } from '../text.ts'
import type { EntryDraft } from './entry-draft.ts'
import { tidied } from './entry-text.ts'
import type { EntryPiece, PlannedEntry, PlannedFile } from './planned-entry.ts'
import { splitText } from './split-text.ts'

const ROOM = { length: MAX_BODY, files: MAX_ATTACHMENTS['journal-entry'] }

/** Makes entries of what is read of a file, each within its limits, and tells what had to give way. */
export class EntryFinisher {
  readonly #problems: ProblemList
  readonly #told = new Set<string>()

  constructor(problems: ProblemList) {
    this.#problems = problems
  }

  /** The entry, or several of its day where it is too long for one; none when there is nothing in it, or nobody can write about its day. */
  finish({ place, title: said, tagNames, tail, text, files, ...draft }: EntryDraft): PlannedEntry[] {
    const title = asLine(said)
    const { tags, left } = this.#tags(tagNames)
    const isLong = title.length > MAX_ENTRY_TITLE
    if (isLong) this.#problems.add(place, `The title is longer than ${MAX_ENTRY_TITLE} characters; it is whole in the text.`)
    const below = [...tail, left.map((tag) => `#${tag}`).join(' ')].filter((paragraph) => paragraph.trim() !== '')
    const whole = tidied([...(isLong ? [`${title}\n\n`] : []), ...text, ...below.map((paragraph) => `\n\n${paragraph}`)])
    if (whole.length === 0 && title === '' && draft.mood === null) return this.#leftOut(place, 'There is nothing in it; it was left out.')
    if (!EntryDate.safeParse(draft.entryDate).success)
      return this.#leftOut(place, `Nobody can write about the day ${shortened(draft.entryDate)}; it was left out.`)
    const parts = splitText(whole, ROOM)
    if (parts.length > 1) this.#problems.add(place, `It is too long for one entry; it became ${parts.length} of the same day.`)
    const first: PlannedEntry = { ...draft, title: cut(title, MAX_ENTRY_TITLE), tags, ...withFiles(parts[0] ?? [], files) }
    return [first, ...parts.slice(1).map((part, i) => continued(first, part, { files, number: i + 2 }))]
  }

  #leftOut(place: EntryDraft['place'], message: string): [] {
    this.#problems.add(place, message)
    return []
  }

  /** What its tags become here, and those there is no room for. */
  #tags(names: readonly string[]): { tags: string[]; left: string[] } {
    const found = new Map<string, string>()
    for (const name of names) {
      const plain = oneLine(name.toWellFormed()).replace(/^[#@]+/, '')
      const tag = tagFor(plain)
      if (tag !== plain && plain !== '') this.#tellOnce(plain, tag)
      if (tag && !found.has(tag.toLowerCase())) found.set(tag.toLowerCase(), tag)
    }
    const all = [...found.values()]
    return { tags: all.slice(0, MAX_TAGS), left: all.slice(MAX_TAGS) }
  }

  #tellOnce(name: string, tag: string | null): void {
    if (this.#told.has(name)) return
    this.#told.add(name)
    this.#problems.add(
      `#${name}`,
      tag ? `The tag became “${tag}”: a tag is one word.` : 'No sign of this tag can stay in one; it was left out.',
    )
  }
}

/** A part with the files that it names, by their places in its own list. */
function withFiles(part: readonly EntryPiece[], files: readonly PlannedFile[]): Pick<PlannedEntry, 'text' | 'files'> {
  const named = [...new Set(part.flatMap((piece) => (typeof piece !== 'string' && 'file' in piece ? piece.file : [])))]
  const places = new Map(named.map((file, place) => [file, place]))
  const text = part.map((piece) => (typeof piece !== 'string' && 'file' in piece ? { file: places.get(piece.file) as number } : piece))
  return { text: tidied(text), files: named.map((file) => files[file] as PlannedFile) }
}

/** A moment later, so that parts stand in their order. */
function continued(
  first: PlannedEntry,
  part: readonly EntryPiece[],
  { files, number }: { files: readonly PlannedFile[]; number: number },
): PlannedEntry {
  const entryAt = instantText(Temporal.Instant.from(first.entryAt).add({ milliseconds: number - 1 }))
  return {
    ...first,
    ...withFiles(part, files),
    ...{ keys: [], entryAt, prompt: null, mood: null, feelings: [], energy: null },
    title: first.title && `${cut(first.title, MAX_ENTRY_TITLE - 10)} (${number})`,
  }
}
