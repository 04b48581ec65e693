import {
  CalendarFeedChanges,
  editCalendarFeed,
  listCalendarFeeds,
  makeCalendarFeed,
  NewCalendarFeed,
  readCalendarFeed,
  removeCalendarFeed,
  rotateCalendarFeed,
  ShownFeed,
} from '@throughline/core/calendar'
import { z } from 'zod'
import { exampleFeed } from '../calendar-examples.ts'
import type { AppDeps } from '../deps.ts'
import { withId } from '../new-id.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { json, noContent, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const Feed = ShownFeed.omit({ path: true })
  .extend({
    /** For a calendar program; `null` where the install has another secret key since: give it a new address. */
    url: z.string().nullable(),
  })
  .meta({ id: 'CalendarFeed' })

const aFeed = { description: 'The feed with its address.', schema: Feed, example: exampleFeed, headers: ['ETag'] } as const

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'calendar feed')

const withUrl = ({ path, ...feed }: ShownFeed, { app, request }: { app: AppDeps; request: Request }) => ({
  ...feed,
  url: path && `${app.publicOrigin ?? new URL(request.url).origin}${path}`,
})

export const calendarFeedRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/calendar-feeds',
    operationId: 'listCalendarFeeds',
    summary: 'Your addresses for calendar programs, oldest first',
    area: 'Calendar',
    caching: 'list',
    answers: { 200: pageAnswer(Feed, exampleFeed, 'All of them: there are ten at most.') },
    run: async (call) => json({ items: (await listCalendarFeeds(call.deps)).map((feed) => withUrl(feed, call)), nextCursor: null }),
  }),
  forPerson({
    method: 'POST',
    path: '/calendar-feeds',
    operationId: 'makeCalendarFeed',
    summary: 'Make an address that calendar programs read your days from',
    area: 'Calendar',
    inPerson: true,
    body: NewCalendarFeed,
    // The address is a secret, which is kept sealed alone.
    isUnkept: () => true,
    answers: { 201: { ...aFeed, headers: ['ETag', 'Location'] }, 409: { description: 'There are ten already.' } },
    async run(call) {
      const feed = await makeCalendarFeed(call.deps, withId(call.body, call.newId))
      return record(withUrl(feed, call), 201, { location: `/api/v1/calendar-feeds/${feed.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/calendar-feeds/{id}',
    operationId: 'getCalendarFeed',
    summary: 'One address for calendar programs',
    area: 'Calendar',
    caching: 'record',
    answers: { 200: aFeed },
    run: async (call) => record(withUrl(await readCalendarFeed(call.deps, idOf(call.params)), call)),
  }),
  forPerson({
    method: 'PATCH',
    path: '/calendar-feeds/{id}',
    operationId: 'editCalendarFeed',
    summary: 'Change what a calendar is called or holds (JSON Merge Patch)',
    area: 'Calendar',
    inPerson: true,
    body: CalendarFeedChanges,
    conditional: true,
    answers: { 200: aFeed },
    async run(call) {
      const { deps, params, body, expectedVersion } = call
      return record(withUrl(await editCalendarFeed(deps, idOf(params), body, { expectedVersion }), call))
    },
  }),
  forPerson({
    method: 'POST',
    path: '/calendar-feeds/{id}/rotation',
    operationId: 'rotateCalendarFeed',
    summary: 'Give a calendar a new address; the old one leads nowhere from now on',
    area: 'Calendar',
    inPerson: true,
    isUnkept: () => true,
    answers: { 200: aFeed },
    async run(call) {
      const { deps, params, newId, since } = call
      return record(withUrl(await rotateCalendarFeed(deps, idOf(params), { eventId: newId, since }), call))
    },
  }),
  forPerson({
    method: 'DELETE',
    path: '/calendar-feeds/{id}',
    operationId: 'removeCalendarFeed',
    summary: 'Turn an address for calendar programs off for good',
    area: 'Calendar',
    answers: { 204: { description: 'It leads nowhere from now on.' } },
    async run({ deps, params }) {
      await removeCalendarFeed(deps, idOf(params))
      return noContent()
    },
  }),
]
