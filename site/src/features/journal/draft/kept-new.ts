import { readWaiting, type Waiting } from '../../waiting/read-waiting.ts'
import { isSealedWriting, read } from './drafts.ts'

export interface KeptNew extends Waiting {
  text: string
}

const LONGEST = 120

/** Entries of a person that were begun in this browser and are on no server yet, oldest first, with how they begin. */
export async function keptNew(accountId: string): Promise<KeptNew[]> {
  const found = readWaiting(accountId).filter(({ kind }) => kind === 'new-entry')
  return Promise.all(found.map(async (thing) => ({ ...thing, text: await textOf(thing) })))
}

/** How it begins; empty for what is sealed. */
async function textOf({ key }: Waiting): Promise<string> {
  const draft = await read(key.split('.').slice(2).join('.'))
  if (!draft || isSealedWriting(draft.writing)) return ''
  const { title, body } = draft.writing.now
  return (title || body).trim().slice(0, LONGEST)
}
