import {
  addStorySource,
  createStory,
  deleteStory,
  editStory,
  getStory,
  listLastTold,
  listStories,
  listStrengths,
  NewStory,
  NewStorySource,
  readStoryProofs,
  restoreStory,
  Story,
  StoryChanges,
  StoryLastTold,
  StoryProofs,
  StoryStrengthOf,
  stories,
} from '@throughline/core/interview'
import { MAX_LIMIT, RecordId } from '@throughline/core/kernel'
import { z } from 'zod'
import { withId } from '../new-id.ts'
import { oneOf } from '../one-of.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { fieldsOf, flag, idList, oneAtMost, pageOf, paging, trimmedPage } from '../query.ts'
import { json, jsonPage, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'
import { demandScope } from '../scope.ts'
import { takesOfWins } from '../source-scopes.ts'
import { exampleProofs, exampleStory } from '../story-examples.ts'

const aStory = { description: 'The story.', schema: Story, example: exampleStory, headers: ['ETag'] } as const

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'story')

const listQuery = oneAtMost(
  z.strictObject({
    winId: RecordId.optional().describe('Only those that rest on this win.'),
    experienceId: RecordId.optional().describe('Only those that rest on a win of this experience.'),
    trash: flag.describe('`true`: those in the trash, newest first.'),
    fields: fieldsOf(Story),
    ...paging,
  }),
  ['winId', 'experienceId', 'trash'],
  { at: 'trash', error: 'Ask for a win, an experience or for the trash, one at a time.' },
)

export const storyRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/stories',
    operationId: 'listStories',
    summary: 'Your stories, newest first; those of a win, of an experience, or in the trash',
    area: 'Interview prep',
    query: listQuery,
    caching: 'list',
    answers: { 200: pageAnswer(Story, exampleStory) },
    run: async ({ deps, query: { fields, limit, cursor, ...asked } }) =>
      jsonPage(trimmedPage(await listStories(deps, asked, pageOf({ limit, cursor })), fields)),
  }),
  forPerson({
    method: 'POST',
    path: '/stories',
    operationId: 'createStory',
    summary:
      'Make a story; with `winIds`, what is not said is filled in by those wins, each fact with its source, and a token needs `career:read`',
    area: 'Interview prep',
    body: NewStory,
    answers: {
      201: { ...aStory, headers: ['ETag', 'Location'] },
      409: { description: 'The id given belongs to another story.' },
    },
    readAgain: getStory,
    async run({ deps, body, newId, may }) {
      if (takesOfWins(body)) demandScope({ may }, 'career:read')
      const story = await createStory(deps, withId(body, newId))
      return record(story, 201, { location: `/api/v1/stories/${story.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/stories/strengths',
    operationId: 'listStoryStrengths',
    summary: `How well some stories are proved, up to ${MAX_LIMIT}, and what would make each more`,
    area: 'Interview prep',
    costly: true,
    query: z.strictObject({ ids: idList(MAX_LIMIT).describe('Ids of stories, separated by commas.') }),
    caching: 'list',
    answers: {
      200: {
        description: 'Those that are there.',
        schema: z.object({ items: z.array(StoryStrengthOf) }),
        example: { items: [{ id: exampleStory.id, strength: 'fair', reasons: ['live-evidence', 'recent'], lacking: ['attested'] }] },
        headers: ['ETag'],
      },
    },
    run: async ({ deps, query }) => json({ items: await listStrengths(deps, query.ids) }),
  }),
  forPerson({
    method: 'GET',
    path: '/stories/last-practised',
    operationId: 'listStoriesLastPractised',
    summary: `When some stories were last told in practice, up to ${MAX_LIMIT}`,
    area: 'Interview prep',
    costly: true,
    query: z.strictObject({ ids: idList(MAX_LIMIT).describe('Ids of stories, separated by commas.') }),
    caching: 'list',
    answers: {
      200: {
        description: 'Those that were.',
        schema: z.object({ items: z.array(StoryLastTold) }),
        example: { items: [{ id: exampleStory.id, lastPractisedOn: '2026-03-01' }] },
        headers: ['ETag'],
      },
    },
    run: async ({ deps, query }) => json({ items: await listLastTold(deps, query.ids) }),
  }),
  forPerson({
    method: 'GET',
    path: '/stories/{id}',
    operationId: 'getStory',
    summary: 'One story',
    area: 'Interview prep',
    caching: 'record',
    answers: { 200: aStory },
    run: oneOf(stories),
  }),
  forPerson({
    method: 'PATCH',
    path: '/stories/{id}',
    operationId: 'editStory',
    summary:
      'Change fields of a story (JSON Merge Patch); a source without an id is read from its win; with wins or sources a token needs `career:read`',
    area: 'Interview prep',
    body: StoryChanges,
    conditional: true,
    answers: { 200: aStory },
    async run({ deps, params, body, expectedVersion, may }) {
      if (takesOfWins(body)) demandScope({ may }, 'career:read')
      return record(await editStory(deps, idOf(params), body, { expectedVersion }))
    },
  }),
  forPerson({
    method: 'DELETE',
    path: '/stories/{id}',
    operationId: 'deleteStory',
    summary: 'Move a story to the trash; its wins stay',
    area: 'Interview prep',
    conditional: true,
    answers: { 200: aStory },
    run: async ({ deps, params, expectedVersion }) => record(await deleteStory(deps, idOf(params), { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/stories/{id}/restore',
    operationId: 'restoreStory',
    summary: 'Take a story out of the trash',
    area: 'Interview prep',
    answers: { 200: aStory },
    run: async ({ deps, params }) => record(await restoreStory(deps, idOf(params))),
  }),
  forPerson({
    method: 'POST',
    path: '/stories/{id}/sources',
    operationId: 'addStorySource',
    summary: 'Take a further fact of a win into a part of a story; in words where `append` says so',
    area: 'Interview prep',
    alsoNeeds: ['career:read'],
    body: NewStorySource,
    conditional: true,
    answers: { 200: aStory, 409: { description: 'The id given belongs to another source.' } },
    readAgain: getStory,
    run: async ({ deps, params, body, expectedVersion }) => record(await addStorySource(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'GET',
    path: '/stories/{id}/proof',
    operationId: 'readStoryProofs',
    summary: 'How a story is proved; its wins and sources as they are now, and numbers that were corrected since',
    area: 'Interview prep',
    alsoNeeds: ['career:read'],
    caching: 'list',
    answers: { 200: { description: 'As it is now.', schema: StoryProofs, example: exampleProofs, headers: ['ETag'] } },
    run: async ({ deps, params }) => json(await readStoryProofs(deps, idOf(params))),
  }),
]
