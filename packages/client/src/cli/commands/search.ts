import type { SearchHit } from '../../daily-client.ts'
import type { Command } from '../command.ts'
import { connect } from '../connect.ts'
import { wrongUse } from '../failure.ts'
import { shown } from '../output.ts'

export const search: Command = {
  name: 'search',
  takes: 'WORDS…',
  summary: 'Find what holds the words, in all that the token may read',
  async run({ env, words, out }) {
    const text = words.join(' ').trim()
    if (!text) throw wrongUse('Say what to look for: throughline search WORDS…')
    const session = await connect(env, out)
    const { items } = await session.client().search(text, { limit: 50 })
    out.json(items)
    if (items.length === 0) out.line('Nothing was found.')
    for (const hit of items) out.line(`${out.style('dim', `${hit.kind.padEnd(13)} ${hit.record.id}`)}  ${shown(nameOf(hit))}`)
  },
}

/** What a person knows a record by. */
function nameOf({ record }: SearchHit): string {
  const { title, name, text, note, excerpt, organization, company } = record as Readonly<Record<string, unknown>>
  const said = [title, name, organization, company, excerpt, note, text].find((value) => typeof value === 'string' && value !== '')
  return String(said ?? '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 100)
}
