import { ProblemError } from '@throughline/client'
import type { ImportPreview } from '@throughline/core/import'
import type { APIContext } from 'astro'
import { imports as words } from '../../messages/import.ts'
import { newId } from '../task/state/id.ts'
import { isOtherKind } from './file-kind.ts'

/** The API takes files of this size; asked before the file is read. */
const MAX_BYTES = 25 * 1024 * 1024
/** What a form puts round the file. */
const FORM_MARGIN = 64 * 1024
/** A longer file is not carried along in the page; the person is asked for it again. */
const MAX_CARRIED_BYTES = 2 * 1024 * 1024

export interface Previewed {
  preview: ImportPreview
  name: string
  /** The id the import will have, so that a button pressed twice imports once. */
  id: string
  /** The file in base64; null when it is too long to be carried along. */
  content: string | null
}

/** Where a person stands: choosing a file, perhaps after a refusal, or looking at what it would make. */
export type ImportStep = { is: 'choose'; refusal: string[] } | { is: 'previewed'; previewed: Previewed } | { is: 'elsewhere'; path: string }

/** Takes one step of an import from what a form sent; nothing sent is the first step. */
export async function answerImport({ request, locals: { client } }: APIContext): Promise<ImportStep> {
  if (request.method !== 'POST') return { is: 'choose', refusal: [] }
  if (Number(request.headers.get('content-length')) > MAX_BYTES + FORM_MARGIN) return { is: 'choose', refusal: [words.tooLarge] }
  // A body that is no form holds no file.
  const form = await request.formData().catch(() => new FormData())
  try {
    const undo = form.get('undo')
    if (undo) {
      await client.imports.undo(String(undo))
      return { is: 'elsewhere', path: `/import?undone=${undo}` }
    }
    const file = fileOf(form)
    if (!file?.size) return { is: 'choose', refusal: [file?.name ? words.emptyFile(file.name) : words.noFile] }
    if (file.size > MAX_BYTES) return { is: 'choose', refusal: [words.tooLarge] }
    if (await isOtherKind(file)) return { is: 'choose', refusal: [words.notCsv(file.name)] }
    const id = form.get('import')
    if (id) {
      const made = await client.imports.run('todoist-csv', file, { id: String(id) })
      return { is: 'elsewhere', path: `/import?done=${made.id}` }
    }
    return { is: 'previewed', previewed: await previewed(await client.imports.preview('todoist-csv', file), file) }
  } catch (error) {
    return { is: 'choose', refusal: refusalOf(error) }
  }
}

async function previewed(preview: ImportPreview, file: File): Promise<Previewed> {
  const content = file.size > MAX_CARRIED_BYTES ? null : Buffer.from(await file.arrayBuffer()).toString('base64')
  return { preview, name: file.name, id: newId(), content }
}

/** The file that was chosen, or the one the page carried along. */
function fileOf(form: FormData): File | null {
  const file = form.get('file')
  if (file instanceof File) return file
  const content = form.get('content')
  return typeof content === 'string' ? new File([Buffer.from(content, 'base64')], String(form.get('name') ?? 'import.csv')) : null
}

/** Why a file was refused, in sentences. */
function refusalOf(error: unknown): string[] {
  if (!(error instanceof ProblemError)) throw error
  if (error.status >= 500) return [words.noAnswer]
  const faults = error.problem.errors?.map(({ message }) => message) ?? []
  return faults.length ? faults : [error.message]
}
