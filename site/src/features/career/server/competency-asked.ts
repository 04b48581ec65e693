import type { Client } from '@throughline/client'
import { foldText } from '@throughline/core/kernel/fold-text'
import type { Named } from '../../names/offers.ts'

/** As long as a competency of one's own may be. */
const LONGEST = 60

/** So many are read of an address: each is looked for. */
const MOST_ASKED = 8

/** The competencies that an address asks for, each as it is kept and as it is called; of one's own both are the same. */
export async function competenciesAsked(client: Client, { searchParams }: URL): Promise<Pick<Named, 'id' | 'name'>[]> {
  const asked = namesAsked(searchParams, 'competency')
  if (asked.length === 0) return []
  const known = await client.competencies.list().catch(() => [])
  const named = asked.map((said): [string, Pick<Named, 'id' | 'name'>] => {
    const found = known.find(({ id, name }) => [id, name].some((one) => foldText(one) === foldText(said)))
    const { id, name } = found ?? { id: said, name: said }
    return [id, { id, name }]
  })
  return [...new Map(named).values()]
}

/** What an address names, each once, up to `MOST_ASKED`. */
export const namesAsked = (searchParams: URLSearchParams, name: 'competency' | 'skill'): string[] =>
  [
    ...new Set(
      searchParams
        .getAll(name)
        .map((said) => said.trim().slice(0, LONGEST).trim())
        .filter((said) => said !== ''),
    ),
  ].slice(0, MOST_ASKED)
