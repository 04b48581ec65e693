import { AppError, type FileSource, joined } from '../../kernel/index.ts'
import { openZip, type Zip } from '../../zip/index.ts'
import { decodeText } from '../decode-text.ts'
import type { EntryDraft } from '../journal/entry-draft.ts'
import { entryPlan } from '../journal/entry-plan.ts'
import { JOURNAL_LIMITS, type JournalContext, MAX_TEXTS } from '../journal/journal-context.ts'
import { isHiddenPath, isMediaName, isNoteName } from '../journal/media-names.ts'
import type { ImportPlan } from '../plan.ts'
import { ProblemList } from '../problem-list.ts'
import { fileFinder } from './find-file.ts'
import { type Folder, linkedText } from './linked-text.ts'
import { noteFinder } from './note-names.ts'
import { type Note, noteIn, type ReadNote, readNote } from './read-note.ts'
import { moodScaleOf } from './read-properties.ts'

/** Bytes of one note; what is longer is none. */
const MAX_NOTE = 4 * 1024 * 1024
/** Files without a day that are named one by one: a folder of notes may be of other things altogether. */
const MAX_NAMED = 20

/**
 * What a folder of Markdown files holds: each that says which day it is about becomes an entry, with the files it names.
 * @throws AppError `unsupported-format`, `too-large` or `validation`, in words that say what to do.
 */
export async function readMarkdownZip(source: FileSource, { timeZone, written }: JournalContext): Promise<ImportPlan> {
  const zip = await openZip(source, JOURNAL_LIMITS, (path) => !isHiddenPath(path) && (isNoteName(path) || isMediaName(path)))
  const problems = new ProblemList()
  const found = await notesIn(zip, timeZone, problems)
  const scale = moodScaleOf(found.map(({ front }) => front.properties.mood))
  if (scale === 'five') problems.add('mood', 'Moods from 1 to 5 became −2 to 2.')
  const notes = found.map((note) => readNote(note, scale))
  const media = zip.names.filter((path) => !isNoteName(path))
  const folder: Folder = { zip, findFile: fileFinder(media), notes: noteFinder(notes), problems, taken: new Set() }
  const drafts = notes.map((note): EntryDraft => draftOf(note, folder))
  tellOfLeft(notes, problems)
  const unnamed = media.length - folder.taken.size
  if (unnamed > 0) problems.add('Files', `${unnamed === 1 ? 'One file is' : `${unnamed} files are`} named by no note with a day; left out.`)
  return { ...entryPlan({ drafts, problems, written }), archive: zip }
}

async function notesIn(zip: Zip, timeZone: string, problems: ProblemList): Promise<Note[]> {
  const paths = zip.names.filter(isNoteName).sort()
  if (paths.length === 0) throw new AppError('unsupported-format', 'There are no Markdown files in this archive.')
  if (paths.reduce((sum, path) => sum + Math.min(MAX_NOTE, zip.sizeOf(path) ?? 0), 0) > MAX_TEXTS)
    throw new AppError('too-large', `The texts take more than ${MAX_TEXTS / 1024 / 1024} MB. Bring a part of the folder at a time.`)
  const notes: Note[] = []
  let dayless = 0
  for (const path of paths) {
    const text = await textOf(zip, path, problems)
    if (text === null) continue
    const note = noteIn(path, text, timeZone, problems)
    if (note) notes.push(note)
    else if (++dayless <= MAX_NAMED) problems.add(path, 'Nothing in it says which day it is about; it was left out.')
  }
  if (dayless > MAX_NAMED) problems.add('Files', `${dayless - MAX_NAMED} more files do not say which day they are about; left out.`)
  return notes
}

async function textOf(zip: Zip, path: string, problems: ProblemList): Promise<string | null> {
  if ((zip.sizeOf(path) ?? 0) > MAX_NOTE) {
    problems.add(path, `It is longer than ${MAX_NOTE / 1024 / 1024} MB; it was left out.`)
    return null
  }
  const bytes = await joined(zip.read(path))
  try {
    return decodeText(bytes).replace(/^\ufeff/, '')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    problems.add(path, `${error.message} It was left out.`)
    return null
  }
}

function draftOf({ path, moment, names: _, left: __, body, ...said }: ReadNote, folder: Folder): EntryDraft {
  return { ...said, ...moment, ...linkedText(path, body, folder), place: path, line: null, keys: [path] }
}

/** Tells once of each property that has no place here. */
function tellOfLeft(notes: readonly ReadNote[], problems: ProblemList): void {
  const counts = new Map<string, number>()
  for (const name of notes.flatMap(({ left }) => left)) counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const [name, count] of counts)
    problems.add(
      name,
      `This property of ${count === 1 ? 'one file has no place here and stands at the end of its text' : `${count} files has no place here and stands at the end of their texts`}.`,
    )
}
