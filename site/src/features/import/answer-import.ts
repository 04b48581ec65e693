import { ProblemError } from '@throughline/client/problem'
import type { ImportFormat, ImportPreview } from '@throughline/core/import'
import { MAX_IMPORT_BYTES } from '@throughline/core/import/limits'
import type { APIContext } from 'astro'
import { imports as words } from '../../messages/import.ts'
import { newId } from '../desk/id.ts'
import { formatOf, isOtherKind } from './file-kind.ts'
import { MAX_CARRIED_BYTES, tooLargeAs } from './lengths.ts'

/** What a form puts round the file. */
const FORM_MARGIN = 64 * 1024

export interface Previewed {
  preview: ImportPreview
  name: string
  /** The id the import will have, so that a button pressed twice imports once. */
  id: string
  /** The file in base64; null when it is too long to be carried along. */
  content: string | null
}

/** Where a person stands: choosing a file, perhaps after a refusal, or looking at what it would make. */
export type ImportStep = Choosing | { is: 'previewed'; previewed: Previewed } | { is: 'elsewhere'; path: string }

interface Choosing {
  is: 'choose'
  refusal: string[]
  /** The format that is chosen as the page begins: the one sent, or the one the file seems to be in. */
  format: ImportFormat
}

const FIRST: ImportFormat = 'todoist-csv'
/** What is imported into Career, the most usual first. */
const OF_CAREER: readonly ImportFormat[] = ['cv-document', 'json-resume', 'linkedin-zip']

const isForCareer = (url: string) => new URL(url).searchParams.get('for') === 'career'

/** Every format, those first that belong where the person comes from. */
export function formatsFor(url: string): ImportFormat[] {
  const all = Object.keys(words.formats) as ImportFormat[]
  return isForCareer(url) ? [...OF_CAREER, ...all.filter((format) => !OF_CAREER.includes(format))] : all
}

const choose = (refusal: string[], format: ImportFormat = FIRST): Choosing => ({ is: 'choose', refusal, format })

/** The page of Import; another that holds its forms names itself, with a query. */
const PAGE = '/import'

/** Takes one step of an import from what a form sent; nothing sent is the first step. What is done is told at the page named. */
export async function answerImport({ request, locals }: APIContext, page = PAGE): Promise<ImportStep> {
  const { client } = locals
  const told = (what: 'done' | 'undone', id: string) => `${page}${page.includes('?') ? '&' : '?'}${what}=${id}`
  if (request.method !== 'POST') return choose([], formatsFor(request.url)[0])
  if (Number(request.headers.get('content-length')) > MAX_IMPORT_BYTES + FORM_MARGIN) return choose([words.tooLarge])
  // A body that is no form holds no file.
  const form = await formOf(request, locals).catch(emptyUnlessOwnFault)
  if (!form) return choose([words.noAnswer])
  const undo = form.get('undo')
  const file = fileOf(form)
  const format = chosenFormat(form)
  try {
    if (undo) {
      await client.imports.undo(String(undo))
      return { is: 'elsewhere', path: told('undone', String(undo)) }
    }
    if (!file?.size) return choose([file?.name ? words.emptyFile(file.name) : words.noFile], format)
    const tooLarge = tooLargeAs(format, file.size)
    if (tooLarge) return choose([words[tooLarge]], format)
    if (format !== 'cv-document' && (await isOtherKind(file))) return refused([words.otherKind(file.name)], format, file)
    const id = form.get('import')
    if (id) {
      const made = await client.imports.run(format, file, { id: String(id) })
      return { is: 'elsewhere', path: told('done', made.id) }
    }
    return { is: 'previewed', previewed: await previewed(await client.imports.preview(format, file), file) }
  } catch (error) {
    return refused(refusalOf(error), format, file)
  }
}

/** What is no form, breaks off or is too much holds no file; what a disk has no room for is no fault of who sent it. */
const emptyUnlessOwnFault = (error: unknown): FormData | null => (error instanceof Error && 'errno' in error ? null : new FormData())

/** A file is read by the server where there is one, which holds none in memory; what undoes an import sends no file. */
const formOf = (request: Request, { readUpload, account }: App.Locals): Promise<FormData> =>
  readUpload && /^multipart\//i.test(request.headers.get('content-type') ?? '')
    ? readUpload(request, account?.id ?? '', MAX_IMPORT_BYTES)
    : request.formData()

/** The format somebody chose; the first one when a form sends none that there is. */
function chosenFormat(form: FormData): ImportFormat {
  const format = String(form.get('format'))
  return Object.hasOwn(words.formats, format) ? (format as ImportFormat) : FIRST
}

/** Says what the file seems to be instead, and chooses that for the next try. */
async function refused(refusal: string[], format: ImportFormat, file: File | null): Promise<Choosing> {
  const seeming = file && (await formatOf(file))
  if (!seeming || seeming === format) return choose(refusal, format)
  return choose([...refusal, words.suggested(words.formats[seeming].name)], seeming)
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
