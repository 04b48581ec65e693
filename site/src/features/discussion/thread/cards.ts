import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import type { Message } from '@throughline/core/discussion'
import { entryName } from '@throughline/core/journal/rules'
import { experienceHref } from '../../addresses/career.ts'
import { discussionHref } from '../../addresses/discussions.ts'
import { entryHref } from '../../addresses/entries.ts'
import { goalHref } from '../../addresses/goals.ts'
import { storyHref } from '../../addresses/stories.ts'
import { taskHref } from '../../addresses/tasks.ts'
import { winHref } from '../../addresses/wins.ts'
import { cardKey } from './cards-of.ts'

export type MessageLink = Message['links'][number]

/** A record that a message links, as its reader has it. */
export interface Card {
  kind: MessageLink['kind']
  href: string
  /** Empty where it has none, or is sealed. */
  title: string
  isDone: boolean
}

/** By kind and id; `null` for what is not the reader's to see. */
export type Cards = Readonly<Record<string, Card | null>>

type Records = Pick<Client, 'tasks' | 'goals' | 'journal' | 'discussions' | 'experiences' | 'wins' | 'stories'>

const readers: Record<MessageLink['kind'], (client: Records, id: string) => Promise<Omit<Card, 'kind'>>> = {
  task: async ({ tasks }, id) => {
    const { title, status } = await tasks.get(id)
    return { href: taskHref(id), title, isDone: status === 'done' }
  },
  goal: async ({ goals }, id) => {
    const { title, status } = await goals.get(id)
    return { href: goalHref(id), title, isDone: status === 'achieved' }
  },
  'journal-entry': async ({ journal }, id) => {
    const entry = await journal.get(id)
    return { href: entryHref(id), title: entry.sealed ? '' : entryName(entry), isDone: false }
  },
  discussion: async ({ discussions }, id) => {
    const { title, status } = await discussions.get(id)
    return { href: discussionHref(id), title, isDone: status === 'resolved' }
  },
  experience: async ({ experiences }, id) => {
    const { position, organisation } = await experiences.get(id)
    return { href: experienceHref(id), title: [position, organisation].filter(Boolean).join(', '), isDone: false }
  },
  win: async ({ wins }, id) => ({ href: winHref(id), title: (await wins.get(id)).title, isDone: false }),
  story: async ({ stories }, id) => ({ href: storyHref(id), title: (await stories.get(id)).title, isDone: false }),
}

/** Reads the records of links with the reader's own eyes: whose they are is known to nobody else. What gets no answer is left out. */
export async function readCards(client: Records, links: readonly MessageLink[]): Promise<Cards> {
  const unique = [...new Map(links.map((link) => [cardKey(link), link])).values()]
  const read = unique.map(async (link): Promise<[string, Card | null][]> => {
    try {
      return [[cardKey(link), { kind: link.kind, ...(await readers[link.kind](client, link.id)) }]]
    } catch (error) {
      return error instanceof ProblemError && error.status === 404 ? [[cardKey(link), null]] : []
    }
  })
  return Object.fromEntries((await Promise.all(read)).flat())
}
