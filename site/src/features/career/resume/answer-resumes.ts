import { type Client, ProblemError } from '@throughline/client'

interface Answer {
  /** Where to go next; `null` where nothing was done. */
  href: string | null
  /** Why it was refused. */
  refusal: string | null
}

/** Makes, copies or throws away the version that a form names. */
export async function answerResumes(request: Request, resumes: Client['resumes']): Promise<Answer> {
  if (request.method !== 'POST') return { href: null, refusal: null }
  // A body that is no form asks for nothing.
  const form = await request.formData().catch(() => new FormData())
  const said = (field: string) => String(form.get(field) ?? '').trim()
  const pageOf = ({ id }: { id: string }) => `/career/resumes/${id}`
  try {
    if (said('name')) return { href: pageOf(await resumes.create({ name: said('name') })), refusal: null }
    if (said('copy')) return { href: pageOf(await resumes.duplicate(said('copy'))), refusal: null }
    if (said('remove')) await resumes.delete(said('remove'))
    return { href: '/career/resumes', refusal: null }
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) throw error
    return { href: null, refusal: error.message }
  }
}
