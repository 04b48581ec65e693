import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import type { AskedCard, Coverage, PracticeToday, TargetJob } from '@throughline/core/interview'
import { storyParts } from '@throughline/core/interview/story-rules'
import { unread } from '../../../desk/unread.ts'
import type { Rendered } from '../../../markdown/Markdown.tsx'
import { renderMarkdown } from '../../../markdown/render.ts'
import { libraryCompetencies } from '../../../names/library.ts'

export interface PracticeShown {
  given: PracticeToday
  /** `null` where it could not be read: practice goes on without. */
  coverage: Coverage | null
  besides: AskedCard | null
  /** Where no interview is coming up, the newest job that may get one. */
  job: Pick<TargetJob, 'id' | 'role'> | null
  names: Record<string, string>
  rendered: Rendered[]
}

/** What is told today, and what it covers; an address may name the card, story or question to begin with. `null` where the API had no answer. */
export async function loadPractice(
  client: Pick<Client, 'practice' | 'coverage' | 'targetJobs'>,
  asked: URLSearchParams,
): Promise<PracticeShown | null> {
  try {
    const [given, besides] = await Promise.all([client.practice.today(), askedFor(client, asked)])
    const targetJobId = given.interview?.targetJobId
    const [coverage, jobs] = await Promise.all([
      client.coverage(targetJobId ? { targetJobId } : {}).catch(unread),
      targetJobId ? null : client.targetJobs.list({ limit: 1, fields: ['id', 'role'] }).catch(unread),
    ])
    const first = besides ?? given.cards[0]
    const names = Object.fromEntries(libraryCompetencies.map(({ id, name }) => [id, name]))
    return { given, coverage, besides, job: jobs?.items[0] ?? null, names, rendered: first ? renderedOf(first) : [] }
  } catch (error) {
    return unread(error)
  }
}

/** The card that the address names, due or not; `null` where there is none. */
async function askedFor({ practice }: Pick<Client, 'practice'>, asked: URLSearchParams): Promise<AskedCard | null> {
  const [storyId, questionId] = [asked.get('storyId'), asked.get('questionId')]
  if (!storyId && !questionId) return null
  try {
    const { items } = await practice.list({ ...(questionId ? { questionId } : { storyId: storyId ?? '' }), limit: 10 })
    const card = items.find((one) => (questionId ? true : one.questionId === null))
    return card ? await practice.asked(card.id) : null
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) return null
    throw error
  }
}

const renderedOf = ({ story }: AskedCard): Rendered[] =>
  story
    ? storyParts.flatMap((part) => (story.telling[part] ? [{ text: story.telling[part], html: renderMarkdown(story.telling[part]) }] : []))
    : []
