import type { Client } from '@throughline/client'
import type { Story, StoryStrengthOf } from '@throughline/core/interview'
import { type Minutes, partsMissing } from '../rules/telling.ts'

/** Stories on one page. */
const SHOWN = 30

/** A story as the list shows it. */
export interface ListedStory {
  id: string
  title: string
  /** What its main point is called; `null` while it has none. */
  point: string | null
  minutes: readonly Minutes[]
  missing: ReturnType<typeof partsMissing>
  strength: StoryStrengthOf['strength'] | null
  /** The day it was last rated in practice. */
  practisedOn: string | null
}

export interface ListedStories {
  items: readonly ListedStory[]
  nextCursor: string | null
}

/** A page of stories, newest first, each with how well it is proved and when it was told last. */
export async function loadStories(client: Client, cursor: string | null): Promise<ListedStories> {
  const { items, nextCursor } = await client.stories.list({ limit: SHOWN, cursor, fields: ['id', 'title', 'competencies', 'tellings'] })
  const [strengths, competencies, practised] = await Promise.all([
    items.length > 0 ? client.stories.strengths(items.map(({ id }) => id)).catch(() => null) : null,
    client.competencies.list(),
    Promise.all(items.map(({ id }) => lastPractised(client, id))),
  ])
  const names = new Map(competencies.map(({ id, name }) => [id, name]))
  const shown = (story: Pick<Story, 'id' | 'title' | 'competencies' | 'tellings'>, at: number): ListedStory => {
    const [main] = story.competencies
    return {
      ...{ id: story.id, title: story.title, minutes: story.tellings.map(({ minutes }) => minutes) },
      point: main === undefined ? null : (names.get(main) ?? main),
      missing: partsMissing(story.tellings),
      strength: strengths?.[story.id]?.strength ?? null,
      practisedOn: practised[at] ?? null,
    }
  }
  return { items: items.map(shown), nextCursor }
}

async function lastPractised({ practice }: Pick<Client, 'practice'>, storyId: string): Promise<string | null> {
  const { items } = await practice.list({ storyId, limit: 20 })
  const days = items.flatMap(({ scheduling }) => scheduling?.lastReviewedOn ?? [])
  return days.sort().at(-1) ?? null
}
