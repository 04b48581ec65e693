import type { Client } from '@throughline/client'
import type { Win } from '@throughline/core/career'
import { absent } from '../../../goal/state/read-goal.ts'

/** Wins that are offered at once. */
export const OFFERED = 12

/** Wins that a story may rest on. */
const MOST = 10

export interface WinsToTell {
  /** Those taken so far, the first leads. */
  chosen: readonly Win[]
  /** Those that may be taken, newest or nearest first. */
  found: readonly Win[]
}

/** What the address asks for: wins are named one by one or separated by commas. */
export function askedOf(params: URLSearchParams): { ids: string[]; words: string; competency: string; experienceId: string } {
  const ids = params.getAll('winIds').flatMap((ids) => ids.split(','))
  return {
    ids: [...new Set(ids.filter(Boolean))].slice(0, MOST),
    words: (params.get('q') ?? '').trim().slice(0, 200),
    competency: params.get('competency') ?? '',
    experienceId: params.get('experienceId') ?? '',
  }
}

/** The wins that a story can be made of. */
export async function chooseWins(client: Client, params: URLSearchParams): Promise<WinsToTell> {
  const asked = askedOf(params)
  const [chosen, found] = await Promise.all([
    Promise.all(asked.ids.map((id) => client.wins.get(id).catch(absent))),
    findWins(client, asked),
  ])
  return { chosen: chosen.filter((win) => win !== null), found: found.filter(({ id }) => !asked.ids.includes(id)) }
}

type Asked = ReturnType<typeof askedOf>

/** One of these finds them, and the others narrow that. */
async function findWins(client: Client, { words, competency, experienceId }: Asked): Promise<readonly Win[]> {
  const isMeant = (win: Win) =>
    (competency === '' || win.competencies.includes(competency)) && (experienceId === '' || win.experienceId === experienceId)
  if (words) return (await client.search(words, { kinds: ['win'], limit: OFFERED })).items.map(({ record }) => record).filter(isMeant)
  const by = experienceId ? { experienceId } : competency ? { competency } : {}
  return (await client.wins.list({ limit: OFFERED, ...by })).items.filter(isMeant)
}
