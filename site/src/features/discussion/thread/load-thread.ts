import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import type { Discussion, Membership, Participation } from '@throughline/core/discussion'
import { rendererInTurns } from '../../markdown/render-in-turns.ts'
import { type Cards, readCards } from './cards.ts'
import { renderMessage } from './render-message.ts'
import { type Rendered, renderedOf } from './rendered.ts'
import type { Talk } from './talk.ts'

/** What the page of a discussion shows. */
export interface Thread {
  discussion: Discussion
  mine: Participation
  people: readonly Membership[]
  /** The message whose replies are shown, instead of the main line. */
  talk: Talk
  /** Its messages as HTML, by id. */
  rendered: Record<string, Rendered>
  cards: Cards
}

/** Linked records that are read with the page, those of the latest messages; the page itself asks for more. */
const MOST_CARDS = 30

/** The place of an address among the messages: at what is unread where nothing else is named. */
function stretchAt(params: URLSearchParams) {
  const [before, after, replyTo] = ['before', 'after', 'replies'].map((name) => params.get(name) || undefined)
  if (before) return { replyTo, before }
  if (after) return { replyTo, after }
  if (replyTo) return { replyTo }
  return params.has('latest') ? {} : { around: params.get('message') || 'unread' }
}

/** Reads a discussion as somebody in it finds it; `null` when there is none for them. */
export async function loadThread(client: Client, id: string, params: URLSearchParams): Promise<Thread | null> {
  const { discussions, discussionMessages, discussionPeople } = client
  const asked = stretchAt(params)
  try {
    const [discussion, mine, people, stretch, [answered = null]] = await Promise.all([
      discussions.get(id),
      discussions.participation(id),
      discussionPeople.list(id),
      discussionMessages.list(id, asked),
      asked.replyTo ? discussionMessages.some(id, [asked.replyTo]) : [],
    ])
    const names = new Map(people.map(({ id, name }) => [id, name]))
    const shown = [...(answered ? [answered] : []), ...stretch.items]
    const render = rendererInTurns()
    const rendered: Record<string, Rendered> = {}
    for (const message of shown) {
      const html = await render(message.body, (body) => renderMessage(body, names))
      rendered[message.id] = { of: renderedOf(message, names), html }
    }
    const links = shown.toReversed().flatMap((message) => message.links)
    const cards = await readCards(client, links.slice(0, MOST_CARDS))
    const { items: said, earlier, later } = stretch
    return { discussion, mine, people, talk: { answered, said, earlier, later }, rendered, cards }
  } catch (error) {
    if (error instanceof ProblemError && (error.status === 404 || error.status === 422)) return null
    throw error
  }
}
