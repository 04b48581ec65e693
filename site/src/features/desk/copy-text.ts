import { toClipboard } from '../../components/clipboard.ts'
import { clipboard as words } from '../../messages/clipboard.ts'
import { newId } from './id.ts'
import { complain } from './reason.ts'
import { $toast } from './told.ts'

/** Puts a text on the clipboard, and says that it is there or that it is not. */
export async function copyText(text: string, said: string): Promise<void> {
  if (await toClipboard(text)) $toast.set({ id: newId(), words: said })
  else complain(words.refused)
}

/** The same of an address on this site. */
export const copyAddress = (path: string, said: string): Promise<void> => copyText(new URL(path, location.href).href, said)
