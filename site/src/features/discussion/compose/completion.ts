import { foldText } from '@throughline/core/kernel/fold-text'
import { compose as words } from '../../../messages/discussion-compose.ts'
import { type Command, commands } from './commands.ts'

/** Somebody who can be mentioned. */
export interface Person {
  id: string
  name: string
}

/** What stands between a sign and the caret, and may be completed. */
export type OpenSign =
  /** Part of a name after `@`. */
  | { is: 'mention'; start: number; end: number; typed: string }
  /** A line that begins with a slash: what it makes, as far as it is written, and the rest of the line. */
  | { is: 'command'; start: number; end: number; typed: string; rest: string }

/** Characters after which nobody goes on looking for a name. */
const LONGEST_NAME = 60
const MOST_OFFERED = 8

const mention = /(?:^|[\s([{“"'‘/-])@(?<typed>[^@\n]*)$/u
const command = /^\/(?<typed>[a-z]*)$/i

/** The sign that the caret stands after, if any. */
export function signAt(text: string, caret: number): OpenSign | null {
  const lineStart = text.lastIndexOf('\n', caret - 1) + 1
  const lineEnd = text.indexOf('\n', caret) < 0 ? text.length : text.indexOf('\n', caret)
  const before = text.slice(lineStart, caret)
  const asked = command.exec(before)?.groups
  if (asked) return { is: 'command', start: lineStart, end: lineEnd, typed: asked.typed ?? '', rest: text.slice(caret, lineEnd).trim() }
  const typed = mention.exec(before)?.groups?.typed
  if (typed === undefined || typed.length > LONGEST_NAME) return null
  return { is: 'mention', start: caret - typed.length - 1, end: caret, typed }
}

/** People whose name, or a later part of it, begins as it is typed; by name those first of whom it is the beginning. */
export function peopleFor(typed: string, people: readonly Person[]): readonly Person[] {
  const sought = foldText(typed)
  const place = ({ name }: Person) => (foldText(name).startsWith(sought) ? 0 : 1)
  return people
    .filter(({ name }) => name && (foldText(name).startsWith(sought) || foldText(name).includes(` ${sought}`)))
    .sort((a, b) => place(a) - place(b) || a.name.localeCompare(b.name))
    .slice(0, MOST_OFFERED)
}

/** Commands that begin as it is typed, by their name in the person’s language or in English. */
export const commandsFor = (typed: string, called: Record<Command, string> = words.typed): readonly Command[] =>
  commands.filter((name) => [called[name], name].some((each) => each.startsWith(typed.toLowerCase())))

/** The command that a whole line gives, with what it is about: `/decision Count it by hand`. */
export function commandIn(line: string, called: Record<Command, string> = words.typed): { what: Command; text: string } | null {
  const [, name = '', text = ''] = /^\/(\w+)(?:\s+(.*))?$/.exec(line.trim()) ?? []
  const what = commands.find((each) => [called[each], each].includes(name.toLowerCase()))
  return what ? { what, text: text.trim() } : null
}
