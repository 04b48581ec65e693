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
  /** The texts of decisions as HTML. */
  rendered: readonly Rendered[]
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
  const texts = new Set(decided.flatMap(({ why, outcome }) => [why, outcome?.text ?? '']).filter(Boolean))
  const render = rendererInTurns()
  const rendered: Rendered[] = []
  for (const text of texts) rendered.push({ text, html: await render(text) })
  return {
    decisions: decided,
    items,
    rendered,
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
export interface Beside extends Pick<Decided, 'decisions' | 'items' | 'rendered'> {
  within: Within
  /** From when on it is here. */
  from: string
}

/** What was agreed on while a stretch was said and since then, with the decisions that those name. */
export function besideIn({ decisions, items, rendered }: Decided, within: Within, { from }: Span): Beside {
  const since = decisions.filter(({ createdAt }) => createdAt >= from)
  const named = new Set(since.flatMap(({ id, supersedesId, supersededById }) => [id, supersedesId, supersededById]))
  const shown = decisions.filter(({ id }) => named.has(id))
  const texts = new Set(shown.flatMap(({ why, outcome }) => [why, outcome?.text]))
  return {
    within,
    from,
    decisions: shown,
    items: items.filter(({ createdAt }) => createdAt >= from),
    rendered: rendered.filter(({ text }) => texts.has(text)),
  }
}
