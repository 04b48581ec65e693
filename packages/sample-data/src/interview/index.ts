import type { Client } from '@throughline/client'
import type { Rating, StoryPart } from '@throughline/core/interview'
import { addDays, instantText } from '@throughline/core/kernel'
import { wordsIn } from '../words.ts'
import type { SampleOptions } from '../write.ts'
import { writeSampleJobs } from './job.ts'
import { samplePractised } from './questions.ts'
import type { SampleSource, SampleStory } from './sample-story.ts'

export interface SampleInterview {
  /** A story with two tellings, told several times. */
  story: string
  /** A job with a panel in twenty days. */
  job: string
}

/**
 * Writes the sample person's stories with some weeks of practice, and the jobs she looks at, through the API. Once per
 * account, after her wins; a story whose win is not there is left out.
 */
export async function writeSampleInterview(options: SampleOptions): Promise<SampleInterview> {
  const { client, language } = options
  const { stories } = await wordsIn(language)
  const wins = (await client.wins.list({ limit: 200 })).items
  const ids = new Map<string, string>()
  for (const story of stories.toReversed()) {
    const win = wins.find(({ title }) => title === story.win)
    if (win) ids.set(story.title, await writeStory(options, story, win))
  }
  for (const { question, told } of samplePractised) {
    const { id } = await client.practice.add({ questionId: question })
    await tell(options, id, told)
  }
  return { story: ids.get(stories[0]?.title ?? '') ?? '', job: await writeSampleJobs(options) }
}

type Win = Awaited<ReturnType<Client['wins']['get']>>

export async function writeStory(
  options: SampleOptions,
  { title, competencies, tellings, sources, told }: SampleStory,
  win: Win,
): Promise<string> {
  const { client } = options
  const taken = Object.entries(sources).flatMap(([part, kinds]) => kinds.flatMap((kind) => sourceOf(win, part as StoryPart, kind)))
  const { id } = await client.stories.create({
    ...{ title, winIds: [win.id], sources: taken },
    ...{ competencies: [...competencies], tellings: [...tellings] },
  })
  const { items } = await client.practice.list({ storyId: id })
  const card = items.find(({ questionId }) => questionId === null)
  if (card) await tell(options, card.id, told)
  return id
}

/** None where the win has no such evidence. */
function sourceOf(win: Win, part: StoryPart, kind: SampleSource) {
  if (kind === 'win') return [{ part, winId: win.id }]
  const evidence = win.evidence.find((piece) => piece.kind === kind)
  return evidence ? [{ part, winId: win.id, evidenceId: evidence.id }] : []
}

/** In the evening of each day. */
async function tell(
  { client, today, timeZone }: SampleOptions,
  cardId: string,
  told: readonly (readonly [daysAgo: number, rating: Rating])[],
): Promise<void> {
  for (const [daysAgo, rating] of told) {
    const at = Temporal.PlainDateTime.from(`${addDays(today, -daysAgo)}T20:15`)
      .toZonedDateTime(timeZone)
      .toInstant()
    await client.practice.review(cardId, { rating, reviewedAt: instantText(at) })
  }
}
