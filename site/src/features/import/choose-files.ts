/** Several files or a folder become one archive as they are chosen, so that all else has one file to look at. */
import { imports as words } from '../../messages/import.ts'
import { formatOf } from './file-kind.ts'

/** Where it is said how far packing has come; see import.astro. */
interface Place {
  progress: HTMLProgressElement
  said: HTMLElement
}

/** Puts one archive into the field in place of what was chosen, where that is more than one file or is read of an archive alone. */
export async function packChosen(field: HTMLInputElement, files: readonly File[], { progress, said }: Place): Promise<void> {
  const [only] = files
  if (!only || (files.length === 1 && !(await isPacked(only)))) return
  said.textContent = words.packing
  progress.hidden = false
  progress.value = 0
  const { packFiles } = await import('./pack-files.ts')
  const packed = await packFiles(files, (part) => {
    progress.value = part
  })
  progress.hidden = true
  said.textContent = ''
  const chosen = new DataTransfer()
  if (packed) chosen.items.add(packed)
  field.files = chosen.files
  if (!packed) said.textContent = words.noNotes
}

/** A note, a folder of one, and a journal of Day One that somebody unpacked. */
const isPacked = async (file: File) =>
  /\.(md|markdown)$/i.test(file.name) || (/\.json$/i.test(file.name) && (await formatOf(file)) === 'dayone-zip')
