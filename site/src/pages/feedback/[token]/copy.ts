import { ProblemError } from '@throughline/client'
import { feedbackText } from '@throughline/core/discussion'
import type { APIRoute } from 'astro'

export const prerender = false

/** What was given by a link, as a text file to keep. */
export const GET: APIRoute = async ({ locals: { client, locale }, params: { token = '' }, url }) => {
  const opened = await client.feedback.open(token, url.searchParams.get('correction') ?? undefined).catch((error: unknown) => {
    if (error instanceof ProblemError && [404, 422, 429].includes(error.status)) return error
    throw error
  })
  if (opened instanceof ProblemError) return new Response(null, { status: opened.status })
  const { answer, ...asked } = opened
  if (!answer) return new Response(null, { status: 404 })
  return new Response(feedbackText({ ...asked, answer }, locale), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="feedback.txt"',
      'x-content-type-options': 'nosniff',
    },
  })
}
