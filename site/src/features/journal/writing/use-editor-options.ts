import { useRef } from 'react'
import { makeWin as winWords } from '../../../messages/career-make.ts'
import { writing as words } from '../../../messages/journal-writing.ts'
import { complain } from '../../desk/reason.ts'
import { makeWinLate } from '../../made/make-win-late.ts'
import type { EditorOptions } from '../editor/types.ts'
import { attachPhoto, photoAddress } from '../photos/photos.ts'
import { $putting } from '../templates/putting.ts'
import { $task } from './make-task.ts'
import { askAnother } from './parts/Prompt.tsx'
import { entryOfPage, isSealed } from './state.ts'
import { useEntry } from './use-entry.ts'

/** UTF-16 units of a quote. */
const LONGEST_QUOTE = 2_000

/** What the editor is told of the entry it stands in. */
export function useEditorOptions(): Omit<EditorOptions, 'text'> {
  const { say } = useEntry()
  const options = useRef<Omit<EditorOptions, 'text'>>(null)
  options.current ??= {
    label: words.text,
    placeholder: words.textHint,
    onChange: (body) => say({ body }),
    complete: async (query) => (await import('./nameable.ts')).findNameable(query, entryOfPage().writing().id),
    addPicture,
    pictureAddress: photoAddress,
    passageActions: isSealed()
      ? []
      : [
          { id: 'make-task', label: words.makeTask, run: ({ text }) => $task.set(text) },
          { id: 'make-win', label: winWords.action, run: ({ text }) => void makeWinOf(text) },
        ],
    chooseTemplate: (put) => $putting.set({ put }),
    choosePrompt: () => void askAnother(),
  }
  return options.current
}

/** The win can only name an entry that is there. */
async function makeWinOf(passage: string): Promise<void> {
  const entry = entryOfPage()
  if (!(await entry.flush())) return complain(words.noWin)
  const quote = passage.trim().slice(0, LONGEST_QUOTE)
  await makeWinLate({ kind: 'journal-entry', id: entry.writing().id, quote }, quote)
}

/** What a picture shows would be readable on the server, whatever stands around it. */
async function addPicture(file: File): Promise<{ id: string; alt: string } | null> {
  if (!isSealed()) return attachPhoto(entryOfPage().writing().id, file)
  complain(words.noPictures)
  return null
}
