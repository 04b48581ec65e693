import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import type { PracticeCard, Story } from '@throughline/core/interview'
import { nearestTelling, secondsToTell } from '@throughline/core/interview/story-rules'
import { rehearsal as words } from '../../../messages/interview-rehearsal.ts'
import type { Asked, ToldBy } from './asked.ts'
import type { RehearseProps } from './Rehearse.tsx'

type RehearseClient = Pick<Client, 'questions' | 'stories' | 'rehearsals' | 'practice'>

interface Wanted {
  questionId: string | null
  storyId: string | null
  mockInterviewId?: string
  /** How the question read in a mock interview. */
  text?: string
}

/** Attempts that are compared at most. */
const COMPARED = 50

/** What is there by its id; `null` for what is not, or not any more. */
const orNone = <T>(found: Promise<T>): Promise<T | null> =>
  found.catch((error: unknown) => {
    if (error instanceof ProblemError && [404, 422].includes(error.status)) return null
    throw error
  })

/** What an answer is told aloud with; `null` when there is nothing to tell. */
export async function loadRehearse(client: RehearseClient, wanted: Wanted): Promise<Omit<RehearseProps, 'mock'> | null> {
  const [question, settings] = await Promise.all([
    wanted.questionId === null ? null : orNone(client.questions.get(wanted.questionId)),
    client.practice.settings(),
  ])
  const text = wanted.text ?? question?.text
  const isAsked = text !== undefined
  const card = question ? await cardOf(client, { questionId: question.id }) : null
  const storyId = wanted.storyId ?? card?.storyId ?? (question && (await client.questions.stories(question.id, 1))[0]?.story.id) ?? null
  const story = storyId === null ? null : await orNone(client.stories.get(storyId))
  if (!isAsked && !story) return null
  const minutes = question?.minutes ?? story?.tellings[0]?.minutes ?? 2
  const of = isAsked ? { questionId: wanted.questionId ?? '' } : { storyId: story?.id ?? '' }
  const asked: Asked = {
    questionId: isAsked ? wanted.questionId : null,
    storyId: story?.id ?? null,
    mockInterviewId: wanted.mockInterviewId ?? null,
    text: text ?? words.tellStory(story?.title ?? ''),
    minutes,
  }
  return {
    asked,
    story: story && toldBy(story, minutes),
    attempts: (await client.rehearsals.list({ ...of, limit: COMPARED })).items,
    card: card ?? (isAsked || !story ? null : await cardOf(client, { storyId: story.id })),
    settings: { prepSeconds: settings.prepSeconds, readAloud: settings.readAloud, recording: settings.recording },
  }
}

const cardOf = async ({ practice }: RehearseClient, of: { questionId: string } | { storyId: string }): Promise<PracticeCard | null> =>
  (await practice.list({ ...of, limit: 1 })).items[0] ?? null

/** The story as it is told in the time that is asked for, or in the one closest to it. */
function toldBy({ id, title, tellings }: Story, minutes: number): ToldBy {
  const telling = nearestTelling(tellings, minutes)
  return { id, title, telling, seconds: secondsToTell(telling) }
}
