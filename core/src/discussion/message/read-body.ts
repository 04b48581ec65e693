import { linkPlaces } from '../../journal/index.ts'
import { MAX_PEOPLE } from '../limits.ts'
import { MAX_MESSAGE_LINKS } from './limits.ts'

/** Records a message can name by a link, by the folder of their page. */
const pages = {
  tasks: 'task',
  goals: 'goal',
  journal: 'journal-entry',
  discussions: 'discussion',
  'career/experience': 'experience',
  'career/wins': 'win',
  'interview-prep/stories': 'story',
} as const

export const linkedKinds = Object.values(pages)

/** A record that a message names. Who reads it sees it only where it is theirs. */
export interface MessageLink {
  kind: (typeof linkedKinds)[number]
  id: string
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}'
const folders = Object.keys(pages).join('|')
const addressed = new RegExp(`\\]\\(<?(?:/(?<page>${folders})/|person:)(?<id>${uuid})(?=[>)\\s])`, 'g')

/**
 * Whom a Markdown text mentions, `@[Ruth](person:<id>)`, and which records it links; each once, in the order they are first
 * named, and not within code. Whether they exist is not known here. Takes any text, in time that grows with its length.
 */
export function readBody(body: string): { personIds: string[]; links: MessageLink[] } {
  const personIds = new Set<string>()
  const links = new Map<string, MessageLink>()
  for (const { match, mark } of linkPlaces(body, addressed)) {
    const { page, id } = match.groups as { page?: keyof typeof pages; id: string }
    if (!page && mark === '@') personIds.add(id)
    if (page && mark !== '!') links.set(`${page} ${id}`, { kind: pages[page], id })
  }
  return { personIds: [...personIds].slice(0, MAX_PEOPLE), links: [...links.values()].slice(0, MAX_MESSAGE_LINKS) }
}
