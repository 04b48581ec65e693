import { useRef } from 'react'
import { journal } from '../../../messages/journal.ts'
import { unlock } from '../../../messages/journal-seal.ts'
import { writing as words } from '../../../messages/journal-writing.ts'
import { client } from '../../task/state/queries.ts'
import { complain } from '../../task/state/reason.ts'
import type { EditorOptions, Nameable } from '../editor/types.ts'
import { attachPhoto, photoAddress } from '../photos/photos.ts'
import { $task } from './make-task.ts'
import { askAnother } from './parts/Prompt.tsx'
import { entryOfPage, isSealed } from './state.ts'
import { useEntry } from './use-entry.ts'

const placeOf = { task: '/tasks', goal: '/goals', 'journal-entry': '/journal' } as const

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
    pictureAddress: photoAddress,
    passageActions: isSealed() ? [] : [{ id: 'make-task', label: words.makeTask, run: ({ text }) => $task.set(text) }],
    choosePrompt: () => void askAnother(),
  }
  return options.current
}

/** What a picture shows would be readable on the server, whatever stands around it. */
async function addPicture(file: File): Promise<{ id: string; alt: string } | null> {
  if (!isSealed()) return attachPhoto(entryOfPage().writing().id, file)
  complain(unlock.noPictures)
  return null
}

async function findNameable(query: string): Promise<Nameable[]> {
  if (!query.trim()) return []
  const { items } = await client.search(query, { kinds: ['task', 'goal', 'journal-entry'], limit: OFFERED }).catch(() => ({ items: [] }))
  return items.map(({ kind, record: { id, title } }) => ({ kind, title: title || journal.untitled, href: `${placeOf[kind]}/${id}` }))
}
