import type { Client } from '@throughline/client'
import { competencyName } from '@throughline/core/career'
import type { Story, StoryStrengthOf } from '@throughline/core/interview'
import { language } from '../../../../messages/language.ts'
import { unread } from '../../../desk/unread.ts'
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
  const [strengths, practised] = await Promise.all([
    items.length > 0 ? client.stories.strengths(items.map(({ id }) => id)).catch(unread) : null,
    items.length > 0 ? client.stories.lastPractised(items.map(({ id }) => id)) : null,
  ])
  const shown = (story: Pick<Story, 'id' | 'title' | 'competencies' | 'tellings'>): ListedStory => {
    const [main] = story.competencies
    return {
      ...{ id: story.id, title: story.title, minutes: story.tellings.map(({ minutes }) => minutes) },
      point: main === undefined ? null : competencyName(language, main),
      missing: partsMissing(story.tellings),
      strength: strengths?.[story.id]?.strength ?? null,
      practisedOn: practised?.get(story.id) ?? null,
    }
  }
  return { items: items.map(shown), nextCursor }
}
