import type { EntryDraft } from '../journal/entry-draft.ts'
import { baseName } from '../journal/media.ts'
import { withoutEnding } from '../journal/media-names.ts'
import type { Moment } from '../journal/moment.ts'
import type { ProblemList } from '../problem-list.ts'
import { shortened } from '../text.ts'
import { type FrontMatter, frontMatterOf } from './front-matter.ts'
import { isLogseqDay, logseqPage } from './logseq.ts'
import { dayOfPath } from './read-day.ts'
import { type MoodScale, type ReadProperties, readProperties } from './read-properties.ts'
import { whenOf } from './read-when.ts'

/** A file of a folder whose day is known. */
export interface Note {
  path: string
  moment: Moment
  front: FrontMatter
}

/** A note with what its properties say, and its text as it stands. */
export interface ReadNote extends Omit<ReadProperties, 'left' | 'title'> {
  path: string
  moment: Moment
  title: string
  body: string
  /** Its properties that have no place here, as they are written. */
  tail: EntryDraft['tail']
  left: readonly string[]
}

/** A Markdown file; `null` where nothing says what day it is about. */
export function noteIn(path: string, text: string, timeZone: string, problems: ProblemList): Note | null {
  const front = isLogseqDay(path) ? logseqPage(text) : frontMatterOf(text)
  if (front.fault)
    problems.add(path, `Its properties are not as YAML has them (${shortened(front.fault)}); they stay at the top of its text.`)
  const moment = whenOf(front.properties, withoutEnding(path), timeZone)
  return moment && { path, moment, front }
}

/** Reads what the properties of a note say. */
export function readNote({ path, moment, front }: Note, scale: MoodScale): ReadNote {
  const { title: said, left, ...properties } = readProperties(front.properties, scale)
  const { title, body } = said === null ? titled(path, front.body) : { title: said, body: front.body }
  const kept = left.map((name) => front.lines.get(name) ?? `${name}: …`)
  const tail = kept.length > 0 ? [fenced(kept.join('\n'))] : []
  return { ...properties, path, moment, title, body, tail, left, names: [...properties.names, ...(title ? [title] : [])] }
}

/** As its file is called, beside its day; else by the heading it begins with. */
function titled(path: string, body: string): { title: string; body: string } {
  const name = baseName(withoutEnding(path))
  const day = dayOfPath(withoutEnding(path))
  const named = (day ? day.rest : name).replace(/^\(?\d+\)?$/, '')
  if (named !== '') return { title: named, body }
  const [line = '', heading = ''] = /^\s*# +([^\n]+)(?:\n|$)/.exec(body) ?? []
  // Many begin with their own day.
  return heading === '' || /^[\d\s._/-]+$/.test(heading) ? { title: '', body } : { title: heading.trim(), body: body.slice(line.length) }
}

function fenced(lines: string): string {
  const longest = Math.max(2, ...[...lines.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}yaml\n${lines}\n${fence}`
}
