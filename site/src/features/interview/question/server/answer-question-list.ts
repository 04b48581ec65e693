import { ProblemError } from '@throughline/client/problem'
import type { ImportPreview } from '@throughline/core/import'
import type { APIContext } from 'astro'
import { QUESTIONS } from '../../../addresses/interview.ts'
import { newId } from '../../../desk/id.ts'

/** Where a person stands: writing the list, perhaps after a refusal, or looking at what it would make. */
export type PasteStep =
  | { is: 'write'; text: string; refusal: string | null }
  /** `id` is what the import will have, so that a button pressed twice imports once. */
  | { is: 'previewed'; text: string; preview: ImportPreview; id: string }
  | { is: 'elsewhere'; path: string }

/** Takes one step of importing a pasted list from what the form sent; nothing sent is the first step. */
export async function answerQuestionList({ request, locals: { client } }: Pick<APIContext, 'request' | 'locals'>): Promise<PasteStep> {
  if (request.method !== 'POST') return { is: 'write', text: '', refusal: null }
  // A body that is no form holds no list.
  const form = await request.formData().catch(() => new FormData())
  const text = String(form.get('text') ?? '').replaceAll('\r\n', '\n')
  const id = form.get('import')
  try {
    if (!id) return { is: 'previewed', text, preview: await client.questions.previewImport({ text }), id: newId() }
    const made = await client.questions.import({ text, id: String(id) })
    return { is: 'elsewhere', path: `${QUESTIONS}?imported=${made.id}&added=${made.counts.questions}` }
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) throw error
    return { is: 'write', text, refusal: error.problem.errors?.map(({ message }) => message).join(' ') || error.message }
  }
}
