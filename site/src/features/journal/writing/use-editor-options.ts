import { useRef } from 'react'
import { writing as words } from '../../../messages/journal-writing.ts'
import { newId } from '../../task/state/id.ts'
import { client } from '../../task/state/queries.ts'
import { complain, reason } from '../../task/state/reason.ts'
import type { EditorOptions, Nameable } from '../editor/types.ts'
import { entryOfPage } from './state.ts'
import { useEntry } from './use-entry.ts'

/** Results offered for what was typed behind `[[`. */
const OFFERED = 8

/** What the editor is told of the entry it stands in. */
export function useEditorOptions(): Omit<EditorOptions, 'text'> {
  const { say } = useEntry()
  const options = useRef<Omit<EditorOptions, 'text'>>(null)
  options.current ??= {
    label: words.text,
    placeholder: words.textHint,
    onChange: (body) => say({ body }),
    complete: findNameable,
    addPicture,
    pictureAddress: (id) => ({ src: client.files.contentHref(id) }),
  }
  return options.current
}

async function findNameable(query: string): Promise<Nameable[]> {
  if (!query.trim()) return []
  const { items } = await client.search(query, { kinds: ['task', 'goal'], limit: OFFERED }).catch(() => ({ items: [] }))
  return items.map(({ kind, record: { id, title } }) => ({ kind, title, href: `/${kind}s/${id}` }))
}

/** Keeps a picture of the entry, which has to be there first. */
async function addPicture(file: File): Promise<{ id: string; alt: string } | null> {
  const entry = entryOfPage()
  try {
    await entry.flush()
    const { id, name } = await client.files.attachToEntry(entry.writing().id, file, { id: newId() })
    return { id, alt: name.replace(/\.\w+$/, '') }
  } catch (error) {
    complain(reason(error))
    return null
  }
}
