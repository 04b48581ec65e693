import type { DailyClient } from '@throughline/client/daily'
import { ProblemError } from '@throughline/client/problem'

/** Takes the entry that a form names out of the trash; answers whether something was asked for, or why it was refused. */
export async function answerTrash(
  request: Request,
  { journal }: Pick<DailyClient, 'journal'>,
): Promise<{ isDone: boolean; refusal: string | null }> {
  if (request.method !== 'POST') return { isDone: false, refusal: null }
  // A body that is no form asks for nothing.
  const form = await request.formData().catch(() => new FormData())
  const id = form.get('restore')
  if (typeof id !== 'string') return { isDone: true, refusal: null }
  try {
    await journal.restore(id)
    return { isDone: true, refusal: null }
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) throw error
    return { isDone: false, refusal: error.message }
  }
}
