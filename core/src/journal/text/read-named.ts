import { MAX_LINKS, MAX_PHOTOS } from '../limits.ts'
import { linkPlaces } from './link-places.ts'

/** A record as the text of an entry names it. */
export interface Named {
  kind: 'task' | 'goal' | 'journal-entry'
  id: string
}

export interface AllNamed {
  /** Each once, in the order they are first named. */
  links: Named[]
  /** Of the pictures shown, likewise. */
  photoIds: string[]
}

const pages: Readonly<Record<string, Named['kind']>> = { tasks: 'task', goals: 'goal', journal: 'journal-entry' }

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}'

/** From the end of the words of a link or picture to the end of its address. */
const addressed = new RegExp(`\\]\\(<?(?:/(?<page>tasks|goals|journal)/|attachment:)(?<id>${uuid})(?=[>)\\s])`, 'g')

/** What a Markdown text names by inline links and pictures; not within code. Takes any text, in time that grows with its length. */
export function readNamed(body: string): AllNamed {
  const found = places(body)
  const links = new Map<string, Named>()
  const photoIds = new Set<string>()
  for (const { kind, id, isPicture } of found) {
    if (kind && !isPicture) links.set(id, { kind, id })
    else if (!kind && isPicture) photoIds.add(id)
  }
  return { links: [...links.values()].slice(0, MAX_LINKS), photoIds: [...photoIds].slice(0, MAX_PHOTOS) }
}

/** The text with other ids in the addresses of its links and pictures, `null` leaving one as it is. */
export function renamed(body: string, idOf: (id: string) => string | null): string {
  return readdressed(body, ({ id, before }) => {
    const other = idOf(id)
    return other === null ? null : before + other
  })
}

/** The text with other addresses of what it links and shows, `null` leaving one as it is. */
export function readdressed(body: string, addressOf: (place: Place) => string | null): string {
  let text = ''
  let copied = 0
  for (const place of places(body)) {
    const address = addressOf(place)
    if (address === null) continue
    text += body.slice(copied, place.at - place.before.length) + address
    copied = place.at + place.id.length
  }
  return text + body.slice(copied)
}

interface Place {
  /** Of the page that is linked; `undefined` for a file. */
  kind: Named['kind'] | undefined
  id: string
  isPicture: boolean
  /** Where the id stands. */
  at: number
  /** What stands before the id in its address. */
  before: string
}

const places = (body: string): Place[] =>
  linkPlaces(body, addressed).map(({ match, mark }) => {
    const { page, id } = match.groups as { page?: string; id: string }
    const before = page === undefined ? 'attachment:' : `/${page}/`
    return {
      kind: page === undefined ? undefined : pages[page],
      id,
      isPicture: mark === '!',
      at: match.index + match[0].length - id.length,
      before,
    }
  })
