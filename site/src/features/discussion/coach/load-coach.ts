import type { Client } from '@throughline/client'
import type { CoachAnswer } from '@throughline/core/discussion'
import { readEvery } from '../../career/records/read-every.ts'
import type { Rendered } from '../../markdown/Markdown.tsx'
import { rendererInTurns } from '../../markdown/render-in-turns.ts'
import type { Span } from '../decided/among.ts'
import { isIn } from '../decided/among.ts'
import { withoutPictures } from './without-pictures.ts'

/** The machine that can be asked, and what it has answered here. */
export interface CoachHere {
  /** What it is called; `null` where none is set up any more. */
  model: string | null
  /** Of the stretch that is on the page and after it. */
  answers: readonly CoachAnswer[]
  /** Their texts as HTML. */
  rendered: readonly Rendered[]
}

/** `null` where none is set up and none ever answered: then nothing of it is on the page. */
export async function loadCoach({ discussionCoach }: Client, discussionId: string, { from }: Span): Promise<CoachHere | null> {
  const [{ model }, all] = await Promise.all([discussionCoach.setUp(), readEvery((page) => discussionCoach.list(discussionId, page))])
  if (model === null && all.length === 0) return null
  const answers = all.filter(isIn({ from, to: '~' }))
  const render = rendererInTurns()
  const rendered: Rendered[] = []
  for (const text of answers.map(({ text }) => withoutPictures(text)).filter(Boolean)) rendered.push({ text, html: await render(text) })
  return { model, answers, rendered }
}
