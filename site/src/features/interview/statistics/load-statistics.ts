import type { Client } from '@throughline/client'
import {
  isLeech,
  libraryQuestion,
  type PracticeCard,
  type PracticeSettings,
  type PracticeStatistics,
  questionsPutTo,
} from '@throughline/core/interview'
import { unread } from '../../desk/unread.ts'
import type { CardRow } from './AllCards.tsx'

/** Which cards are listed, by the address. */
export const cardFilters = ['all', 'due', 'leeches', 'paused'] as const
export type CardFilter = (typeof cardFilters)[number]

/** Cards that one page shows. */
const SHOWN = 50

export interface StatisticsShown {
  statistics: PracticeStatistics
  settings: PracticeSettings
  rows: CardRow[]
  /** Where the later ones begin; `null` when these are all. */
  more: string | null
}

type Asked = Pick<Client, 'practice' | 'stories' | 'questions'>

const asked = { all: {}, due: { due: 'today' }, leeches: { leeches: true }, paused: { paused: true } } as const

/** How practice goes, its settings, and one page of cards with what they are called. `null` where the API had no answer. */
export async function loadStatistics(
  client: Asked,
  locale: string,
  filter: CardFilter,
  cursor: string | null,
): Promise<StatisticsShown | null> {
  try {
    const [statistics, settings, page] = await Promise.all([
      client.practice.statistics(),
      client.practice.settings(),
      client.practice.list({ ...asked[filter], cursor, limit: SHOWN }),
    ])
    const rows = await Promise.all(page.items.map((card) => rowOf(client, locale, card)))
    return { statistics, settings, rows, more: page.nextCursor }
  } catch (error) {
    return unread(error)
  }
}

async function rowOf(client: Asked, locale: string, card: PracticeCard): Promise<CardRow> {
  const title = await titleOf(client, locale, card).catch(() => '')
  return { card, title, isLeech: isLeech(card.scheduling?.lapses ?? 0) }
}

async function titleOf({ stories, questions }: Asked, locale: string, { questionId, storyId }: PracticeCard): Promise<string> {
  const ofLibrary = questionId === null ? null : libraryQuestion(questionId)
  if (ofLibrary) return (await questionsPutTo(locale))(ofLibrary).text
  if (questionId) return (await questions.get(questionId)).text
  return storyId ? (await stories.get(storyId)).title : ''
}
