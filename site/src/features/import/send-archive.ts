/**
 * Imports an archive that is longer than a page takes: it goes straight to the API, is previewed and then imported, and the
 * page shows how far it has come. The person chooses it once.
 */
import { createClient, ProblemError } from '@throughline/client'
import type { ImportPreview } from '@throughline/core/import'
import { imports as words } from '../../messages/import.ts'
import { newId } from '../task/state/id.ts'
import { countsWords, isEmpty } from './counts-words.ts'

const FORMAT = 'throughline-zip'
const client = createClient()

/** What the page shows of an archive on its way; see import.astro. */
interface Place {
  progress: HTMLProgressElement
  said: HTMLElement
  error: HTMLElement
  run: HTMLButtonElement
}

/** Sends the archive to be previewed, and offers to import it. Settles once that has been said, or why not. */
export async function previewArchive(file: File, place: Place, locale: string): Promise<void> {
  place.run.hidden = true
  const preview = await sent(place, words.sendingPreview, (onProgress) => client.imports.preview(FORMAT, file, { onProgress }))
  if (!preview) return
  place.said.textContent = previewWords(file.name, preview, locale)
  const { counts } = preview
  if (isEmpty(counts)) return
  const id = newId()
  place.run.textContent = words.run(words.made(counts))
  place.run.hidden = false
  place.run.onclick = async () => {
    place.run.hidden = true
    const made = await sent(place, words.sendingImport, (onProgress) => client.imports.run(FORMAT, file, { id, onProgress }))
    if (made) location.assign(`/import?done=${made.id}`)
    else place.run.hidden = false
  }
  place.run.focus()
}

/** Does what sends the file and shows how far it is; `null` once it has said why that failed. */
async function sent<T>(
  { progress, said, error }: Place,
  sending: string,
  send: (onProgress: (part: number) => void) => Promise<T>,
): Promise<T | null> {
  error.textContent = ''
  said.textContent = sending
  progress.hidden = false
  progress.value = 0
  try {
    return await send((part) => {
      if (part < 1) progress.value = part
      else progress.removeAttribute('value')
    })
  } catch (failure) {
    said.textContent = ''
    error.textContent = whyNot(failure)
    return null
  } finally {
    progress.hidden = true
  }
}

function previewWords(name: string, { counts, problems }: ImportPreview, locale: string): string {
  const holds = isEmpty(counts) ? words.nothing : `${countsWords(counts, locale)}.`
  const first = problems.slice(0, 3).map(({ message }) => message)
  return [`${words.previewOf(name)}:`, holds, ...(first.length ? [`${words.problems(problems.length)}.`, ...first] : [])].join(' ')
}

function whyNot(error: unknown): string {
  if (!(error instanceof ProblemError) || error.status >= 500) return words.noAnswer
  return error.problem.errors?.map(({ message }) => message).join(' ') || error.message
}
