import { escaped } from '../../daybook/index.ts'
import type { ActionItem } from '../action/schema.ts'
import type { AgendaItem } from '../agenda/schema.ts'
import type { Decision } from '../decision/schema.ts'
import { MAX_MESSAGE } from '../limits.ts'
import { heldOn } from '../meeting/held-on.ts'
import type { Meeting } from '../meeting/schema.ts'
import { summaryWords } from './words.ts'

/** What a meeting came to. */
export interface MeetingFacts {
  title: string
  meeting: Meeting
  settled: readonly AgendaItem[]
  carried: readonly AgendaItem[]
  decided: readonly Decision[]
  actions: readonly ActionItem[]
  /** Names by account; empty where the account is gone. */
  names: ReadonlyMap<string, string>
}

/**
 * What a meeting came to, as Markdown that fits into a message: what was settled, what is open still, what was decided, who
 * does what, and the notes. It says what is written down and nothing else.
 */
export function composeSummary({ title, meeting, settled, carried, decided, actions, names }: MeetingFacts, locale: string): string {
  const words = summaryWords(locale)
  const day = (date: string) => Temporal.PlainDate.from(date).toLocaleString(locale, { dateStyle: 'full' })
  const nameOf = (id: string) => escaped(names.get(id) || words.somebody)
  const agenda = ({ text, note }: AgendaItem) => escaped(text) + (note.trim() ? `\n\n${indented(note.trim())}\n` : '')
  const parts = [
    list(words.headings.settled, settled.map(agenda)),
    list(
      words.headings.decided,
      decided.map(({ what, byIds }) => words.decided(escaped(what), byIds.map(nameOf).join(words.and))),
    ),
    list(
      words.headings.actions,
      actions.map(({ assigneeId, text, dueDate }) => words.action(nameOf(assigneeId), escaped(text), dueDate && day(dueDate))),
    ),
    list(
      words.headings.carried,
      carried.map(({ text }) => escaped(text)),
    ),
    meeting.notes.trim() === '' ? '' : `### ${words.headings.notes}\n\n${meeting.notes.trim()}`,
  ].filter((part) => part !== '')
  const head = `## ${words.title(escaped(title), day(heldOn(meeting)))}`
  return fitting([head, ...(parts.length > 0 ? parts : [words.nothing])].join('\n\n'))
}

const list = (heading: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `### ${heading}\n\n${lines.map((line) => `- ${line}`).join('\n')}`

/** Below the item of a list it belongs to. */
const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ')

/** Whole lines of a text, as many as a message holds. */
function fitting(text: string): string {
  if (text.length <= MAX_MESSAGE) return text
  return `${text.slice(0, text.lastIndexOf('\n', MAX_MESSAGE - 3))}\n\n…`
}
