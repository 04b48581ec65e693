import { Experience, experiences, Skill, skills, Win, wins } from '@throughline/core/career'
import { Participation, participations } from '@throughline/core/discussion'
import { CheckIn, checkIns, dropStrays, Goal, goals } from '@throughline/core/goal'
import { Question, questions, Story, stories, TargetJob, targetJobs } from '@throughline/core/interview'
import { FoundEntry, type JournalEntry, journalEntries } from '@throughline/core/journal'
import { line, type SearchHit } from '@throughline/core/kernel'
import { Resume, resumes } from '@throughline/core/resume'
import { ReviewPacket, reviewPackets } from '@throughline/core/review'
import { Task, tasks } from '@throughline/core/task'
import { z } from 'zod'
import { exampleTask } from '../examples.ts'
import { pageOf, paging } from '../query.ts'
import { jsonPage } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'
import { demandScope, scopeOfKind } from '../scope.ts'

const searchable = {
  task: tasks,
  goal: goals,
  'check-in': checkIns,
  'journal-entry': journalEntries,
  experience: experiences,
  skill: skills,
  win: wins,
  'review-packet': reviewPackets,
  resume: resumes,
  question: questions,
  story: stories,
  'target-job': targetJobs,
  participation: participations,
}
const every = Object.keys(searchable) as (keyof typeof searchable)[]

const query = z.strictObject({
  q: line(1, 200).meta({ description: 'Words; each is the beginning of a word in the text.', example: 'draft' }),
  kinds: z
    .string()
    .max(200)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(every)))
    .optional()
    .describe(`What to look in, separated by commas: ${every.join(', ')}. All when absent; with a token, all that it may read.`),
  ...paging,
})

const Hit = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('task'), record: Task }),
    z.object({ kind: z.literal('goal'), record: Goal }),
    z.object({ kind: z.literal('check-in'), record: CheckIn }),
    z.object({ kind: z.literal('journal-entry'), record: FoundEntry.shape.entry }),
    z.object({ kind: z.literal('experience'), record: Experience }),
    z.object({ kind: z.literal('skill'), record: Skill }),
    z.object({ kind: z.literal('win'), record: Win }),
    z.object({ kind: z.literal('review-packet'), record: ReviewPacket }),
    z.object({ kind: z.literal('resume'), record: Resume }),
    z.object({ kind: z.literal('question'), record: Question }),
    z.object({ kind: z.literal('story'), record: Story }),
    z.object({ kind: z.literal('target-job'), record: TargetJob }),
    z.object({ kind: z.literal('participation'), record: Participation }),
  ])
  .meta({ id: 'SearchHit' })

export const searchRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/search',
    operationId: 'search',
    summary: 'Find records by the words in them, best first: with a token, in the areas that it may read',
    area: 'Search',
    costly: true,
    query,
    caching: 'list',
    answers: {
      200: {
        description: 'What holds every word.',
        schema: z.object({ items: z.array(Hit), nextCursor: z.string().nullable() }),
        example: { items: [{ kind: 'task', record: exampleTask }], nextCursor: null },
        headers: ['ETag'],
      },
    },
    async run({ deps, query, may }) {
      for (const name of query.kinds ?? []) demandScope({ may }, scopeOfKind(name))
      const names = new Set(query.kinds ?? every.filter((name) => may(scopeOfKind(name))))
      if (names.size === 0) return jsonPage({ json: '[]', nextCursor: null })
      const kinds = [...names].map((name) => searchable[name])
      const asked = [query.q, kinds, pageOf(query)] as const
      if (!names.has('check-in') && !names.has('journal-entry')) return jsonPage(await deps.store.json.search(deps.actor.space, ...asked))
      const { items, nextCursor } = await deps.store.search(deps.actor.space, ...asked)
      const alive = await dropStrays(deps, items)
      return jsonPage({ json: JSON.stringify(alive.map(withoutBody)), nextCursor })
    },
  }),
]

/** A list of hits needs no bodies: how an entry begins is said beside. What is sealed is found by no words. */
function withoutBody(hit: SearchHit): { kind: string; record: object } {
  if (hit.kind !== journalEntries.name) return hit
  const { body, ...record } = hit.record as JournalEntry
  return { kind: hit.kind, record }
}
