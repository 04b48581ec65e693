import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import type { ActionItem, Calibration, Decision } from '@throughline/core/discussion'
import { readEvery } from '../../career/records/read-every.ts'
import type { Rendered } from '../../markdown/Markdown.tsx'
import { rendererInTurns } from '../../markdown/render-in-turns.ts'
import type { Span } from './among.ts'
import type { Within } from './within.ts'

/** What is agreed on in a discussion. */
export interface Decided {
  decisions: readonly Decision[]
  items: readonly ActionItem[]
  /** How well the reader judges; `null` where nothing here has turned out yet. */
  calibration: Calibration | null
}

/** Reads all of it: a discussion holds a few hundred at most. */
export async function loadDecided(
  { decisions, actionItems }: Pick<Client, 'decisions' | 'actionItems'>,
  discussionId: string,
): Promise<Decided> {
  const [decided, items] = await Promise.all([
    readEvery((page) => decisions.list(discussionId, page)),
    readEvery((page) => actionItems.list(discussionId, page)),
  ])
  return {
    decisions: decided,
    items,
    calibration: decided.some(({ outcome }) => outcome) ? await readCalibration(decisions) : null,
  }
}

/** Asked for too often it is left out; the next page has it again. */
const readCalibration = (decisions: Client['decisions']): Promise<Calibration | null> =>
  decisions.calibration().catch((error: unknown) => {
    if (error instanceof ProblemError && error.status === 429) return null
    throw error
  })

/** What of it stands among the messages of a page. */
export interface Beside extends Pick<Decided, 'decisions' | 'items'> {
  within: Within
  /** From when on it is here. */
  from: string
  /** The texts of these decisions as HTML. */
  rendered: readonly Rendered[]
}

/** What was agreed on while a stretch was said and since then, the latest of it, with the decisions that those name. */
export async function besideIn({ decisions, items }: Decided, within: Within, span: Pick<Span, 'from'>): Promise<Beside> {
  const from = latestFrom([...decisions, ...items], span.from)
  const since = decisions.filter(({ createdAt }) => createdAt >= from)
  const named = new Set(since.flatMap(({ id, supersedesId, supersededById }) => [id, supersedesId, supersededById]))
  const shown = decisions.filter(({ id }) => named.has(id))
  const render = rendererInTurns()
  const rendered: Rendered[] = []
  for (const text of new Set(shown.flatMap(textsOf))) rendered.push({ text, html: await render(text) })
  return { within, from, decisions: shown, items: items.filter(({ createdAt }) => createdAt >= from), rendered }
}

const textsOf = ({ why, outcome }: Decision): string[] => [why, outcome?.text ?? ''].filter(Boolean)

/** Decisions and action items that come with a page, and UTF-16 units of their texts; earlier ones are read once it is there. */
const [MOST_BESIDE, MOST_TEXT] = [100, 100_000]

/** The moment from which on no more of them were made than come with a page; at least one does. */
function latestFrom(made: readonly (Decision | ActionItem)[], from: string): string {
  const latest = made.filter(({ createdAt }) => createdAt >= from).sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  let length = 0
  const over = latest.findIndex((one, place) => {
    length += 'why' in one ? textsOf(one).reduce((sum, text) => sum + text.length, 0) : one.text.length
    return place === MOST_BESIDE || (place > 0 && length > MOST_TEXT)
  })
  return over < 0 ? from : (latest[over - 1] as Decision | ActionItem).createdAt
}
