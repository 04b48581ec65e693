import { task as words } from '../../../messages/task.ts'
import { newId } from './id.ts'
import { $toast } from './stores.ts'

/** Puts the address of a task on the clipboard. */
export async function copyLink(id: string): Promise<void> {
  await navigator.clipboard.writeText(new URL(`/tasks/${id}`, location.href).href)
  $toast.set({ id: newId(), words: words.did.linkCopied })
}
