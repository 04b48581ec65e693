import type { Client } from '@throughline/client'
import { entryName } from '@throughline/core/journal/rules'
import { linkTo, type RecordFolder, recordAt } from '../compose/record-address.ts'

const MAX_TITLE = 200

/** What the form of a new discussion begins with, where it is begun about a record of the person’s own. */
export async function beginWith(client: Client, url: URL): Promise<{ title: string; body: string }> {
  const nothing = { title: '', body: '' }
  const from = url.searchParams.get('from')
  const record = from?.startsWith('/') ? recordAt(new URL(from, url.origin).href, url.origin) : null
  if (!record) return nothing
  // Of a record that is not there, or of another, nothing is said.
  const name = await nameOf(client, record.folder, record.id).catch(() => '')
  if (!name) return nothing
  const passage = (url.searchParams.get('passage') ?? '').trim()
  const quote = passage && `${passage.replace(/^/gm, '> ')}\n\n`
  return { title: name.slice(0, MAX_TITLE), body: `${quote}${linkTo(record.path, name)}\n\n` }
}

async function nameOf(client: Client, folder: RecordFolder, id: string): Promise<string> {
  if (folder === 'tasks') return (await client.tasks.get(id)).title
  if (folder === 'goals') return (await client.goals.get(id)).title
  if (folder === 'career/wins') return (await client.wins.get(id)).title
  if (folder === 'interview-prep/stories') return (await client.stories.get(id)).title
  if (folder !== 'journal') return ''
  const { title, entryDate, body } = await client.journal.get(id)
  return entryName({ title, entryDate, excerpt: body.slice(0, MAX_TITLE) })
}
