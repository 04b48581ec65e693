import type { Client } from '@throughline/client'
import { foldText } from '@throughline/core/kernel/fold-text'
import { mostFound, soughtFor } from '../rules/speaking-of.ts'

/** Wins that are offered at once. */
const MOST = 3

/** Wins whose words may speak of what one looks for and that do not name it yet, best first. */
export async function winsSpeakingOf(client: Pick<Client, 'search'>, names: readonly string[]): Promise<{ id: string; title: string }[]> {
  const asked = new Set(names.map(foldText))
  const found = await Promise.all(
    names.flatMap(soughtFor).map(async (text) => {
      const { items } = await client.search(text, { kinds: ['win'], limit: MOST * 2 })
      return items.map(({ record }) => record)
    }),
  )
  return mostFound(found)
    .filter(({ competencies, skills }) => ![...competencies, ...skills].some((name) => asked.has(foldText(name))))
    .slice(0, MOST)
    .map(({ id, title }) => ({ id, title }))
}
