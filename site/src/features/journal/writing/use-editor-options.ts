import { useRef } from 'react'
import { writing as words } from '../../../messages/journal-writing.ts'
import { client } from '../../task/state/queries.ts'
import type { EditorOptions, Nameable } from '../editor/types.ts'
import { attachPhoto, photoAddress } from '../photos/photos.ts'
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
    addPicture: (file) => attachPhoto(entryOfPage().writing().id, file),
    pictureAddress: photoAddress,
  }
  return options.current
}

async function findNameable(query: string): Promise<Nameable[]> {
  if (!query.trim()) return []
  const { items } = await client.search(query, { kinds: ['task', 'goal'], limit: OFFERED }).catch(() => ({ items: [] }))
  return items.map(({ kind, record: { id, title } }) => ({ kind, title, href: `/${kind}s/${id}` }))
}
