import type { Client } from '@throughline/client'
import { expect, it } from 'vitest'
import { loadStories } from './load-stories.ts'

const telling = { minutes: 2, situation: 'S', task: 'T', action: 'A', result: 'R', reflection: '' }
const story = (id: string, competencies: string[] = []) => ({ id, title: id, competencies, tellings: [telling] })

it('a page of stories is asked for at once, however many are on it', async () => {
  const items = Array.from({ length: 30 }, (_, at) => story(`s${at}`))
  let calls = 0
  const answering =
    <T>(answer: T) =>
    async () => {
      calls++
      return answer
    }
  const client = {
    stories: {
      list: answering({ items, nextCursor: null }),
      strengths: answering({ s1: { strength: 'fair' } }),
      lastPractised: answering(new Map([['s1', '2026-03-01']])),
    },
  } as unknown as Client
  const page = await loadStories(client, null)
  expect(calls).toBe(3)
  expect(page.items.slice(0, 2)).toMatchObject([
    { strength: null, practisedOn: null },
    { strength: 'fair', practisedOn: '2026-03-01' },
  ])
})

it('a story’s main point is called by its name, also where the page asks for no competencies', async () => {
  const items = [story('s0', ['conflict']), story('s1', ['Bees', 'planning']), story('s2')]
  const list = async () => ({ items, nextCursor: null })
  const client = { stories: { list, strengths: async () => ({}), lastPractised: async () => new Map() } } as unknown as Client
  expect((await loadStories(client, null)).items.map(({ point }) => point)).toEqual(['Handling conflict', 'Bees', null])
})
