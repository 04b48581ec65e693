import type { Client } from '@throughline/client'
import type { FeedbackRequest } from '@throughline/core/discussion'
import type { Rendered } from '../../markdown/Markdown.tsx'
import { rendererInTurns } from '../../markdown/render-in-turns.ts'

/** What the page of a discussion shows of its feedback; what was written comes as HTML, by request and question. */
export async function loadFeedback({ feedback }: Client, discussionId: string) {
  const given: readonly FeedbackRequest[] = await feedback.list(discussionId)
  const render = rendererInTurns()
  const rendered: Record<string, Rendered> = {}
  for (const { id, answer } of given)
    for (const [place, { text }] of (answer?.replies ?? []).entries())
      if (text.trim()) rendered[`${id}:${place}`] = { text, html: await render(text) }
  return { given, rendered }
}
