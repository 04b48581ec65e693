import { AppError } from '../../kernel/index.ts'
import { decodeText } from '../decode-text.ts'
import { blankEntry, type EntryDraft } from '../journal/entry-draft.ts'
import { entryPlan } from '../journal/entry-plan.ts'
import type { JournalContext } from '../journal/journal-context.ts'
import { listIn, parsedJson, type Said, textIn, textsIn } from '../journal/json-said.ts'
import { localMoment, noonOf } from '../journal/moment.ts'
import type { ImportPlan } from '../plan.ts'
import { ProblemList } from '../problem-list.ts'
import { shortened } from '../text.ts'

/**
 * What `jrnl --format json` wrote. Its times are those of the wall clock, taken as the person's zone has them.
 * @throws AppError `unsupported-format`, `too-large` or `validation`, in words that say what to do.
 */
export function readJrnlJson(bytes: Uint8Array, { timeZone, written }: JournalContext): ImportPlan {
  const entries = listIn(parsedJson(decodeText(bytes)), 'entries')
  if (!entries?.every((entry) => 'date' in entry || 'title' in entry))
    throw new AppError('unsupported-format', 'This is no JSON export of jrnl: it has no list of entries with their dates.')
  const problems = new ProblemList()
  const drafts = entries.flatMap((entry, i) => draftOf(entry, i + 1, timeZone, problems) ?? [])
  return entryPlan({ drafts, problems, written })
}

function draftOf(entry: Said, line: number, timeZone: string, problems: ProblemList): EntryDraft | null {
  const [date, time] = [textIn(entry, 'date'), textIn(entry, 'time')]
  const moment = momentOf(date, time, timeZone)
  if (!moment) {
    problems.add(line, `Its date “${shortened(`${date} ${time}`)}” is none; it was left out.`)
    return null
  }
  return {
    ...blankEntry(),
    ...moment,
    ...{ place: line, line, title: textIn(entry, 'title'), text: [textIn(entry, 'body')] },
    ...{ tagNames: textsIn(entry, 'tags'), starred: entry.starred === true },
  }
}

function momentOf(date: string, time: string, timeZone: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^(\d{2}:\d{2}(:\d{2})?)?$/.test(time)) return null
  try {
    return time === '' ? noonOf(date, timeZone) : localMoment(`${date}T${time}`, timeZone)
  } catch {
    return null
  }
}
