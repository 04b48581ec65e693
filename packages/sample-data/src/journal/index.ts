import type { Client } from '@throughline/client'
import type { NewJournalEntry } from '@throughline/core/journal'
import { addDays, instantText } from '@throughline/core/kernel'
import { dayAgo, happenedAt } from '../happened.ts'
import { wordsIn } from '../words.ts'
import type { SampleOptions } from '../write.ts'
import type { SampleEntry } from './sample-entry.ts'

/** Hours after midnight that belong to the day before. */
const DAY_START = 4

export interface SampleJournal {
  /** The entry of today. */
  today: string
}

/**
 * Writes the sample person's journal of more than a year through the API. Once per account, after their tasks and goals,
 * which it names: what is not there stays words.
 */
export async function writeSampleJournal(options: SampleOptions, some?: readonly SampleEntry[]): Promise<SampleJournal> {
  const { client } = options
  const entries = some ?? (await wordsIn(options.language)).entries
  const pages = await pagesOf(client)
  let newest = ''
  // Oldest first, as entries name earlier ones.
  for (const entry of entries.toReversed()) {
    const { id } = await client.journal.create(inputOf(entry, options, pages))
    if (entry.title) pages.set(`entry:${entry.title}`, `/journal/${id}`)
    newest = id
  }
  return { today: newest }
}

/** Where tasks and goals are, by their titles. */
async function pagesOf(client: Client): Promise<Map<string, string>> {
  const [goals, tasks] = await Promise.all([client.goals.names({ limit: 200 }), client.tasks.list({ view: 'all', limit: 200 })])
  return new Map([
    ...goals.items.map(({ id, title }) => [`goal:${title}`, `/goals/${id}`] as const),
    ...tasks.items.map(({ id, title }) => [`task:${title}`, `/tasks/${id}`] as const),
  ])
}

function inputOf(
  { ago, years = 0, at, prompt, body, feelings, tags, ...said }: SampleEntry,
  options: SampleOptions,
  pages: ReadonlyMap<string, string>,
): NewJournalEntry {
  const { timeZone } = options
  const entryDate = Temporal.PlainDate.from(dayAgo(options, ago)).subtract({ years }).toString()
  const begun = Number(at.slice(0, 2)) < DAY_START ? addDays(entryDate, 1) : entryDate
  return {
    ...said,
    entryDate,
    entryAt: instantText(happenedAt(options, begun, at)),
    timeZone,
    body: linked(body, pages),
    feelings: [...(feelings ?? [])],
    tags: [...(tags ?? [])],
    prompt: prompt ? { id: prompt[0], text: prompt[1] } : null,
  }
}

const linked = (body: string, pages: ReadonlyMap<string, string>) =>
  body.replace(/\{((?:goal|task|entry):([^|}]+))(?:\|([^}]+))?\}/g, (_, page: string, title: string, words: string = title) => {
    const href = pages.get(page)
    return href ? `[${words}](${href})` : words
  })
