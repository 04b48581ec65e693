import {
  Appointment,
  CalendarEvent,
  CalendarSubscription,
  CalendarSubscriptionChanges,
  calendarSubscriptions,
  editSubscription,
  listAppointments,
  listCalendarEvents,
  listSubscriptions,
  NewCalendarSubscription,
  refreshNow,
  subscribeToCalendar,
  unsubscribeFromCalendar,
} from '@throughline/core/calendar'
import { Days, MAX_DAYS } from '@throughline/core/task'
import { z } from 'zod'
import { exampleAppointment, exampleEvent, exampleSubscription } from '../calendar-examples.ts'
import { withId } from '../new-id.ts'
import { oneOf } from '../one-of.ts'
import { pageAnswer } from '../page-answer.ts'
import { pathId } from '../path-id.ts'
import { pageOf, paging } from '../query.ts'
import { json, jsonPage, noContent, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const aCalendar = {
  description: 'The outside calendar, and how reading it went.',
  schema: CalendarSubscription,
  example: exampleSubscription,
  headers: ['ETag'],
} as const

const idOf = ({ id }: Readonly<Record<string, string>>) => pathId(id, 'calendar subscription')

/** Each makes the server ask another: more in a row than anybody has calendars. */
const fetching = { account: { name: 'calendar-fetch', quota: 30, windowSeconds: 600 } }

export const calendarSubscriptionRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/appointments',
    operationId: 'listAppointments',
    summary: `Your interviews and the meetings of your discussions on up to ${MAX_DAYS} days, in the order of time`,
    area: 'Calendar',
    alsoNeeds: ['interview-prep:read', 'discussions:read'],
    query: Days,
    answers: {
      200: {
        description: 'What touches these days, on your own clock: interviews of your target jobs, and meetings of open discussions.',
        schema: z.object({ items: z.array(Appointment) }),
        example: { items: [exampleAppointment] },
      },
    },
    run: async ({ deps, query }) => json({ items: await listAppointments(deps, query) }),
  }),
  forPerson({
    method: 'GET',
    path: '/calendar-events',
    operationId: 'listCalendarEvents',
    summary: `What your outside calendars hold on up to ${MAX_DAYS} days, in the order of time`,
    area: 'Calendar',
    query: Days,
    costly: true,
    answers: {
      200: {
        description: 'Events that touch these days, on your own clock. They are not tasks.',
        schema: z.object({ items: z.array(CalendarEvent) }),
        example: { items: [exampleEvent] },
      },
    },
    run: async ({ deps, query }) => json({ items: await listCalendarEvents(deps, query) }),
  }),
  forPerson({
    method: 'GET',
    path: '/calendar-subscriptions',
    operationId: 'listCalendarSubscriptions',
    summary: 'The outside calendars you see beside your tasks, oldest first',
    area: 'Calendar',
    query: z.strictObject(paging),
    answers: { 200: pageAnswer(CalendarSubscription, exampleSubscription) },
    run: async ({ deps, query }) => jsonPage(await listSubscriptions(deps, pageOf(query))),
  }),
  forPerson({
    method: 'POST',
    path: '/calendar-subscriptions',
    operationId: 'subscribeToCalendar',
    summary: 'Subscribe to an outside calendar by its address; it is read once before',
    area: 'Calendar',
    body: NewCalendarSubscription,
    limits: fetching,
    // It waits for another server.
    alone: true,
    answers: { 201: { ...aCalendar, headers: ['ETag', 'Location'] }, 409: { description: 'There are twenty already.' } },
    async run({ deps, body, newId }) {
      const subscription = await subscribeToCalendar(deps, withId(body, newId))
      return record(subscription, 201, { location: `/api/v1/calendar-subscriptions/${subscription.id}` })
    },
  }),
  forPerson({
    method: 'GET',
    path: '/calendar-subscriptions/{id}',
    operationId: 'getCalendarSubscription',
    summary: 'One outside calendar, and how reading it went',
    area: 'Calendar',
    caching: 'record',
    answers: { 200: aCalendar },
    run: oneOf(calendarSubscriptions),
  }),
  forPerson({
    method: 'PATCH',
    path: '/calendar-subscriptions/{id}',
    operationId: 'editCalendarSubscription',
    summary: 'Change the name or the colour of an outside calendar (JSON Merge Patch)',
    area: 'Calendar',
    body: CalendarSubscriptionChanges,
    conditional: true,
    answers: { 200: aCalendar },
    run: async ({ deps, params, body, expectedVersion }) => record(await editSubscription(deps, idOf(params), body, { expectedVersion })),
  }),
  forPerson({
    method: 'POST',
    path: '/calendar-subscriptions/{id}/refresh',
    operationId: 'refreshCalendarSubscription',
    summary: 'Read an outside calendar right now',
    area: 'Calendar',
    limits: fetching,
    alone: true,
    answers: { 200: aCalendar },
    run: async ({ deps, params }) => record(await refreshNow(deps, idOf(params))),
  }),
  forPerson({
    method: 'DELETE',
    path: '/calendar-subscriptions/{id}',
    operationId: 'unsubscribeFromCalendar',
    summary: 'End a subscription, with all that was read of it',
    area: 'Calendar',
    answers: { 204: { description: 'It is gone; subscribing anew brings it back.' } },
    async run({ deps, params }) {
      await unsubscribeFromCalendar(deps, idOf(params))
      return noContent()
    },
  }),
]
