import type { Client } from '@throughline/client'
import { suggestCompetencies } from '@throughline/core/career'
import type { QuestionForStory, Story, StoryProofs } from '@throughline/core/interview'
import { absent } from '../../../goal/state/read-goal.ts'
import type { Named } from '../../../names/offers.ts'
import { loadTold } from '../../told/load-told.ts'
import type { Told } from '../../told/told.ts'
import { MOST_QUESTIONS } from '../rules/most.ts'
import { type TellsOf, wordsOf } from '../rules/read-suggested.ts'

/** All that the page of a story shows. */
export interface StoryShown {
  given: Story
  proof: StoryProofs
  questions: readonly QuestionForStory[]
  competencies: readonly Named[]
  /** What its words tell of. */
  suggested: readonly TellsOf[]
  told: Told
}

/** A story with what proves it, what it answers and how it was told; `null` when there is none of that id, or it is in the trash. */
export async function loadStory(client: Client, id: string): Promise<StoryShown | null> {
  const given = await client.stories.get(id).catch(absent)
  if (!given) return null
  const [proof, questions, listed, told] = await Promise.all([
    client.stories.proof(id),
    client.stories.questions(id, MOST_QUESTIONS),
    client.competencies.list(),
    loadTold(client, { storyId: id }),
  ])
  const competencies = listed.map(({ id, name }) => ({ id, name }))
  const nameOf = new Map(competencies.map(({ id, name }) => [id, name]))
  const suggested = suggestCompetencies(`${given.title}\n${wordsOf(given)}`).map(({ id, because }) => ({
    id,
    name: nameOf.get(id) ?? id,
    because,
  }))
  return { given, proof, questions, competencies, suggested, told }
}
