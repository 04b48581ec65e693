import { type Client, ProblemError } from '@throughline/client'

const kinds = ['experience', 'win', 'skill', 'resume', 'review-packet'] as const
export type TrashedKind = (typeof kinds)[number]

const isKind = (kind: string): kind is TrashedKind => (kinds as readonly string[]).includes(kind)

/** Takes out of the trash what a form names as `kind:id`; answers whether something was asked for, or why it was refused. */
export async function answerTrash(
  request: Request,
  { experiences, wins, skills, resumes, reviewPackets }: Pick<Client, 'experiences' | 'wins' | 'skills' | 'resumes' | 'reviewPackets'>,
): Promise<{ isDone: boolean; refusal: string | null }> {
  if (request.method !== 'POST') return { isDone: false, refusal: null }
  // A body that is no form asks for nothing.
  const form = await request.formData().catch(() => new FormData())
  const [kind = '', id = ''] = String(form.get('restore') ?? '').split(':')
  if (!isKind(kind)) return { isDone: true, refusal: null }
  try {
    await { experience: experiences, win: wins, skill: skills, resume: resumes, 'review-packet': reviewPackets }[kind].restore(id)
    return { isDone: true, refusal: null }
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) throw error
    return { isDone: false, refusal: error.problem.errors?.map(({ message }) => message).join(' ') || error.message }
  }
}
