/**
 * Imports an archive that is longer than a page takes: it goes straight to the API, is previewed and then imported, and the
 * page shows how far it has come. The person chooses it once.
 */

import { createDailyClient } from '@throughline/client/daily'
import { ProblemError } from '@throughline/client/problem'
import type { ImportFormat, ImportPreview } from '@throughline/core/import'
import { imports as words } from '../../messages/import.ts'
import { newId } from '../desk/id.ts'
import { onBehalf } from '../desk/on-behalf.ts'
import { countsWords, isEmpty } from './counts-words.ts'
import { daysWords } from './entry-words.ts'

/** Problems that are shown. */
const SHOWN = 200
const client = createDailyClient({ headers: onBehalf })

/** What the page shows of an archive on its way; see import.astro. */
interface Place {
  progress: HTMLProgressElement
  said: HTMLElement
  error: HTMLElement
  run: HTMLButtonElement
  problems: HTMLElement
}

/** Sends the archive to be previewed, and offers to import it. Settles once that has been said, or why not. */
export async function previewArchive(file: File, format: ImportFormat, place: Place): Promise<void> {
  place.run.hidden = true
  const preview = await sent(place, words.sendingPreview, (onProgress) => client.imports.preview(format, file, { onProgress }))
  if (!preview) return
  place.said.textContent = previewWords(file.name, preview, document.documentElement.lang)
  tellProblems(place.problems, preview.problems)
  const { counts } = preview
  if (isEmpty(counts)) return
  const id = newId()
  place.run.textContent = words.run(words.made(counts))
  place.run.hidden = false
  place.run.onclick = async () => {
    place.run.hidden = true
    const made = await sent(place, words.sendingImport, (onProgress) => client.imports.run(format, file, { id, onProgress }))
    if (made) location.assign(toldAt(place.run.form?.action ?? location.href, made.id))
    else place.run.hidden = false
  }
  place.run.focus()
}

/** The page the form stands on, which says what was made. */
function toldAt(page: string, id: string): string {
  const url = new URL(page)
  url.searchParams.set('done', id)
  return url.href
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

function previewWords(name: string, { counts, days, problems }: ImportPreview, locale: string): string {
  const holds = isEmpty(counts) ? words.nothing : `${countsWords(counts, locale)}.`
  const when = days && daysWords(days, locale)
  return [`${words.previewOf(name)}:`, holds, when, problems.length > 0 && `${words.problems(problems.length)}.`].filter(Boolean).join(' ')
}

function tellProblems(list: HTMLElement, problems: ImportPreview['problems']): void {
  list.hidden = problems.length === 0
  list.replaceChildren(
    ...problems.slice(0, SHOWN).map(({ line, task, message }) => {
      const item = document.createElement('li')
      const place = document.createElement('b')
      place.textContent = line === null ? (task ?? '') : words.line(line)
      item.append(place, ` ${message}`)
      return item
    }),
    ...(problems.length > SHOWN ? [words.moreProblems(problems.length - SHOWN)] : []),
  )
}

function whyNot(error: unknown): string {
  if (!(error instanceof ProblemError) || error.status >= 500) return words.noAnswer
  return error.problem.errors?.map(({ message }) => message).join(' ') || error.message
}
