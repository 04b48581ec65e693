import type { Client } from '@throughline/client'
import type { NewEvidence } from '@throughline/core/career'
import type { SampleExperience } from '../experience.ts'
import { dayAgo } from '../happened.ts'
import { wordsIn } from '../words.ts'
import type { SampleOptions } from '../write.ts'
import type { SampleEvidence, SampleWin } from './sample-win.ts'

export interface SampleWins {
  /** The one of today, with a number, a task, a passage and a goal. */
  newest: string
  /** One whose number is that of a check-in. */
  measured: string
}

/**
 * Writes the sample person's wins through the API. Once per account, after their experience; evidence is what there is of
 * the sample's tasks, goals and journal.
 */
export async function writeSampleWins(
  options: SampleOptions,
  experience: Partial<SampleExperience>,
  some?: readonly SampleWin[],
): Promise<SampleWins> {
  const { client } = options
  const wins = some ?? (await wordsIn(options.language)).wins
  const sources = await sourcesOf(client)
  const ids = new Map<string, string>()
  // Oldest first, as they were written.
  for (const win of wins.toReversed()) {
    const evidence = (win.evidence ?? []).flatMap((piece) => evidenceOf(piece, sources))
    const { id, evidence: kept } = await client.wins.create({ ...said(win, options), experienceId: experience[win.at] ?? null, evidence })
    ids.set(win.title, id)
    const { baseline = null, value, unit = '', of = '' } = win
    const first = kept[0]
    if (value === undefined && first?.number) await client.wins.edit(id, { metric: { baseline, unit, of, valueFrom: first.id } })
  }
  const idOf = (isIt: (win: SampleWin) => boolean) => ids.get(wins.find(isIt)?.title ?? '') ?? ''
  return { newest: idOf(() => true), measured: idOf(({ evidence }) => evidence?.some((piece) => 'checkIn' in piece) ?? false) }
}

const said = (
  { title, text = '', when, baseline, value, unit = '', of = '', competencies, skills = [], confidentiality = 'review' }: SampleWin,
  options: SampleOptions,
) => ({
  ...{ title, text, confidentiality },
  happenedOn: typeof when === 'number' ? dayAgo(options, when) : when,
  metric: value === undefined ? null : { baseline: baseline ?? null, value, unit, of },
  competencies: [...competencies],
  skills: [...skills],
})

/** Ids by what the sample calls them. */
async function sourcesOf(client: Client): Promise<ReadonlyMap<string, string>> {
  const [open, done, goals, entries] = await Promise.all([
    client.tasks.list({ view: 'all', limit: 200 }),
    client.tasks.list({ view: 'completed', limit: 200 }),
    client.goals.names({ limit: 200 }),
    client.journal.list({ fields: ['id', 'title'], limit: 200 }),
  ])
  const checkIns = await Promise.all(
    goals.items.map(async ({ id, title }) => ({ title, ...(await client.checkIns.list(id, { limit: 200 })) })),
  )
  return new Map([
    ...[...open.items, ...done.items].map(({ id, title }) => [`task ${title}`, id] as const),
    ...goals.items.map(({ id, title }) => [`goal ${title}`, id] as const),
    ...entries.items.map(({ id, title }) => [`entry ${title}`, id] as const),
    ...checkIns.flatMap(({ title, items }) => items.map(({ id, value }) => [`check-in ${title} ${value}`, id] as const)),
  ])
}

/** None where there is no such record in the account. */
function evidenceOf(piece: SampleEvidence, sources: ReadonlyMap<string, string>): NewEvidence[] {
  if ('note' in piece) {
    const { note: title, date = null, url = null } = piece
    return [{ kind: url ? 'link' : 'note', title, date, url }]
  }
  const [kind, name] =
    'task' in piece
      ? (['task', `task ${piece.task}`] as const)
      : 'goal' in piece
        ? (['goal', `goal ${piece.goal}`] as const)
        : 'entry' in piece
          ? (['journal-entry', `entry ${piece.entry}`] as const)
          : (['check-in', `check-in ${piece.checkIn} ${piece.value}`] as const)
  const id = sources.get(name)
  return id === undefined ? [] : [{ kind, id, quote: 'entry' in piece ? (piece.quote ?? null) : null }]
}
