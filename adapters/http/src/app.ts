import { AppError, createRateLimiter, REQUESTS_A_MINUTE, requestLimits } from '@throughline/core/kernel'
import { Hono } from 'hono'
import { API_BASE } from './base.ts'
import { hearNotices } from './billing-notices.ts'
import { serveCalendarFeeds } from './calendar-feed.ts'
import type { AppDeps } from './deps.ts'
import { createEventStreams } from './event-stream.ts'
import { answered, countAddress, handlerOf, type Shared } from './handler.ts'
import { createIdempotency } from './idempotency.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { takeErrorReports } from './monitoring.ts'
import { nearestPath } from './nearest-path.ts'
import { describe } from './openapi.ts'
import { createPeople } from './people.ts'
import { TransportError } from './problem.ts'
import { json } from './reply.ts'
import { markedId } from './request-mark.ts'
import { problemResponse, respond } from './response.ts'
import type { Route } from './route.ts'
import { addressPattern, OperationRouter } from './router.ts'
import { attachmentRoutes } from './routes/attachments.ts'
import { attestationRoutes } from './routes/attestations.ts'
import { authRoutes } from './routes/auth.ts'
import { batchRoutes } from './routes/batch.ts'
import { calendarFeedRoutes } from './routes/calendar-feeds.ts'
import { calendarSubscriptionRoutes } from './routes/calendar-subscriptions.ts'
import { changeRoutes } from './routes/changes.ts'
import { checkInRoutes } from './routes/check-ins.ts'
import { codeRoutes } from './routes/codes.ts'
import { completionRoutes } from './routes/completions.ts'
import { daybookRoutes } from './routes/daybook.ts'
import { deletionRoutes } from './routes/deletion.ts'
import { actionItemRoutes } from './routes/discussion/action-items.ts'
import { agendaRoutes } from './routes/discussion/agenda.ts'
import { coachRoutes } from './routes/discussion/coach.ts'
import { copyRoutes } from './routes/discussion/copies.ts'
import { decisionRoutes } from './routes/discussion/decisions.ts'
import { discussionRoutes } from './routes/discussion/discussions.ts'
import { feedbackRoutes } from './routes/discussion/feedback.ts'
import { givenFeedbackRoutes } from './routes/discussion/given-feedback.ts'
import { inviteRoutes } from './routes/discussion/invites.ts'
import { liveRoutes } from './routes/discussion/live.ts'
import { meetingRoutes } from './routes/discussion/meetings.ts'
import { messageFileRoutes } from './routes/discussion/message-files.ts'
import { messageRoutes } from './routes/discussion/messages.ts'
import { discussionNoteRoutes } from './routes/discussion/note.ts'
import { personRoutes } from './routes/discussion/people.ts'
import { editionRoutes } from './routes/editions.ts'
import { emailRoutes } from './routes/email.ts'
import { eventRoutes } from './routes/events.ts'
import { experienceRoutes } from './routes/experiences.ts'
import { exportRoutes } from './routes/exports.ts'
import { goalProgressRoutes } from './routes/goal-progress.ts'
import { goalRoutes } from './routes/goals.ts'
import { importRoutes } from './routes/imports.ts'
import { interviewPlanRoutes } from './routes/interview-plans.ts'
import { journalBeginningRoutes } from './routes/journal-beginnings.ts'
import { journalEntryRoutes } from './routes/journal-entries.ts'
import { journalExportRoutes } from './routes/journal-exports.ts'
import { journalLookBackRoutes } from './routes/journal-look-back.ts'
import { journalRevisionRoutes } from './routes/journal-revisions.ts'
import { journalTemplateRoutes } from './routes/journal-templates.ts'
import { journalRoutes } from './routes/journals.ts'
import { matchRoutes } from './routes/matches.ts'
import { meRoutes } from './routes/me.ts'
import { mockInterviewRoutes } from './routes/mock-interviews.ts'
import { notificationSettingRoutes } from './routes/notification-settings.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { occurrenceRoutes } from './routes/occurrences.ts'
import { packetDraftRoutes } from './routes/packet-draft.ts'
import { passkeyRoutes } from './routes/passkeys.ts'
import { passwordRoutes } from './routes/password.ts'
import { practiceRoutes } from './routes/practice.ts'
import { profileRoutes } from './routes/profile.ts'
import { proofRoutes } from './routes/proof.ts'
import { providerRoutes } from './routes/providers.ts'
import { pushRoutes } from './routes/push.ts'
import { questionRoutes } from './routes/questions.ts'
import { quickAddRoutes } from './routes/quick-add.ts'
import { rehearsalRoutes } from './routes/rehearsals.ts'
import { resumeDocumentRoutes } from './routes/resume-documents.ts'
import { resumeRoutes } from './routes/resumes.ts'
import { reviewPacketRoutes } from './routes/review-packets.ts'
import { sampleDataRoutes } from './routes/sample-data.ts'
import { sandboxRoutes } from './routes/sandboxes.ts'
import { savedViewRoutes } from './routes/saved-views.ts'
import { searchRoutes } from './routes/search.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { skillRoutes } from './routes/skills.ts'
import { storyRoutes } from './routes/stories.ts'
import { subscriptionRoutes } from './routes/subscription.ts'
import { targetJobRoutes } from './routes/target-jobs.ts'
import { taskLinkRoutes } from './routes/task-links.ts'
import { taskProgressRoutes } from './routes/task-progress.ts'
import { taskTemplateRoutes } from './routes/task-templates.ts'
import { taskRoutes } from './routes/tasks.ts'
import { timeEntryRoutes } from './routes/time-entries.ts'
import { tokenRoutes } from './routes/tokens.ts'
import { webhookRoutes } from './routes/webhooks.ts'
import { welcomeRoutes } from './routes/welcome.ts'
import { winCandidateRoutes } from './routes/win-candidates.ts'
import { winEvidenceRoutes } from './routes/win-evidence.ts'
import { winRoutes } from './routes/wins.ts'
import { areaPath } from './scope.ts'
import { flowCookie, sessionCookie } from './session-cookie.ts'
import { createTurns } from './turns.ts'
import { withFields } from './with-fields.ts'

/** Of one person. */
const UPLOADS_AT_A_TIME = 2
const COSTLY_AT_A_TIME = 4

/** Every operation of the API. */
export const routes: readonly Route[] = [
  authRoutes,
  meRoutes,
  welcomeRoutes,
  codeRoutes,
  proofRoutes,
  passwordRoutes,
  emailRoutes,
  passkeyRoutes,
  sessionRoutes,
  deletionRoutes,
  providerRoutes,
  subscriptionRoutes,
  quickAddRoutes,
  taskRoutes,
  taskLinkRoutes,
  taskProgressRoutes,
  completionRoutes,
  occurrenceRoutes,
  timeEntryRoutes,
  attachmentRoutes,
  savedViewRoutes,
  taskTemplateRoutes,
  goalRoutes,
  goalProgressRoutes,
  checkInRoutes,
  journalLookBackRoutes,
  journalBeginningRoutes,
  daybookRoutes,
  journalEntryRoutes,
  journalRevisionRoutes,
  journalRoutes,
  journalTemplateRoutes,
  winRoutes,
  winEvidenceRoutes,
  winCandidateRoutes,
  reviewPacketRoutes,
  packetDraftRoutes,
  attestationRoutes,
  editionRoutes,
  experienceRoutes,
  skillRoutes,
  profileRoutes,
  resumeRoutes,
  resumeDocumentRoutes,
  questionRoutes,
  storyRoutes,
  matchRoutes,
  rehearsalRoutes,
  mockInterviewRoutes,
  targetJobRoutes,
  practiceRoutes,
  interviewPlanRoutes,
  discussionRoutes,
  personRoutes,
  inviteRoutes,
  feedbackRoutes,
  givenFeedbackRoutes,
  liveRoutes,
  messageRoutes,
  messageFileRoutes,
  decisionRoutes,
  actionItemRoutes,
  meetingRoutes,
  agendaRoutes,
  discussionNoteRoutes,
  copyRoutes,
  coachRoutes,
  searchRoutes,
  eventRoutes,
  changeRoutes,
  importRoutes,
  sampleDataRoutes,
  exportRoutes,
  journalExportRoutes,
  notificationSettingRoutes,
  pushRoutes,
  notificationRoutes,
  tokenRoutes,
  calendarFeedRoutes,
  calendarSubscriptionRoutes,
  webhookRoutes,
  sandboxRoutes,
  batchRoutes,
]
  .flat()
  .map(withFields)

/**
 * The HTTP API over these dependencies, with `/healthz` and `/readyz` beside it. It runs wherever there is fetch:
 * in Node behind a listener, in tests by `app.request()`, in the browser for the demo.
 */
export function createApp(app: AppDeps): Hono {
  const isSecure = app.publicOrigin?.startsWith('https:') ?? false
  const cookie = sessionCookie(isSecure)
  const hono = new Hono({ router: new OperationRouter() })
  const shared: Shared = {
    app,
    cookie,
    flowCookie: flowCookie(isSecure),
    people: createPeople(app),
    limiter: app.limiter ?? createRateLimiter(() => app.clock.now().epochMilliseconds),
    limits: app.requestLimit === null ? null : requestLimits(app.requestLimit ?? REQUESTS_A_MINUTE),
    streams: createEventStreams(app, app.shutdown),
    once: createIdempotency(app),
    kept: createKeptAnswers(),
    uploads: createTurns(UPLOADS_AT_A_TIME),
    costly: createTurns(COSTLY_AT_A_TIME),
    routeAt: finderOf(routes),
    run: async (request, connection) => hono.fetch(request, connection as object | undefined),
  }
  for (const route of routes) hono.on(route.method, honoPath(route.path), handlerOf(route, shared))
  serveCalendarFeeds(hono, shared)
  serveDescription(hono, shared)
  serveHealth(hono, app)
  hearNotices(hono, app)
  takeErrorReports(hono, app, shared.limiter)
  refuseTheRest(hono, shared)
  return hono
}

function serveDescription(hono: Hono, shared: Shared): void {
  const { app, cookie } = shared
  const texts = new Map<string | null, string>()
  const textOf = (area: string | null) => {
    const described = routes.filter((route) => area === null || areaPath(route) === area)
    if (described.length === 0) throw new TransportError('no-such-path', `There are ${[...new Set(routes.map(areaPath))].join(', ')}.`)
    return JSON.stringify(describe(described, { sandboxes: app.sandboxing.mode === 'on', base: API_BASE, cookie: cookie.name }))
  }
  const path = `${API_BASE}/openapi.json`
  hono.get(path, (c) =>
    answered(c, app, { instance: path, method: 'GET', route: path }, async (notes) => {
      await countAddress(shared, notes, c)
      const area = new URL(c.req.url).searchParams.get('area')
      const text = texts.get(area) ?? textOf(area)
      texts.set(area, text)
      return { status: 200, body: text, headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' } }
    }),
  )
}

function serveHealth(hono: Hono, app: AppDeps): void {
  hono.get('/healthz', (c) => respond(c.req.raw, undefined, { requestId: markedId(c, '/healthz'), reply: json({ status: 'ok' }) }))
  hono.get('/readyz', async (c) => {
    const requestId = markedId(c, '/readyz')
    try {
      if (app.draining?.aborted) throw new AppError('unavailable', 'This process is about to end.', { retryAfter: 1 })
      await app.store.ready()
      return await respond(c.req.raw, undefined, { requestId, reply: json({ status: 'ready' }) })
    } catch (error) {
      return problemResponse(error, { requestId, instance: c.req.path, method: 'GET', route: '/readyz' }, app)
    }
  })
}

/** What no operation answers: 405 where the address exists, 404 where it does not. */
function refuseTheRest(hono: Hono, shared: Shared): void {
  const { app } = shared
  const addresses = allowedMethods(hono)
  hono.notFound((c) =>
    answered(c, app, { instance: c.req.path, method: c.req.method, route: '*' }, async (notes) => {
      await countAddress(shared, notes, c)
      const methods = addresses.find(({ pattern }) => pattern.test(c.req.path))?.methods
      if (!methods) throw noSuchPath(c.req.path)
      throw new TransportError('method-not-allowed', `Use ${methods.join(' or ')} here.`, { allow: methods.join(', ') })
    }),
  )
  hono.onError((error, c) =>
    problemResponse(error, { requestId: markedId(c, '*'), instance: c.req.path, method: c.req.method, route: '*' }, app),
  )
}

/** Of which nothing is known, but where everything stands (RFC 8631), and what may have been meant. */
function noSuchPath(path: string): TransportError {
  const near = path.startsWith(`${API_BASE}/`) ? nearestPath(path.slice(API_BASE.length), knownPaths) : null
  const help = `Every address is at ${API_BASE}/docs, and for programs at ${API_BASE}/openapi.json.`
  return new TransportError('no-such-path', near === null ? help : `Did you mean ${API_BASE}${near}? ${help}`, {
    link: `<${API_BASE}/docs>; rel="service-doc", <${API_BASE}/openapi.json>; rel="service-desc"`,
  })
}

const knownPaths = [...new Set(routes.map(({ path }) => path))]

/** Addresses with what may be asked of them; those without a parameter first, as the router prefers them. */
function allowedMethods(hono: Hono): { pattern: RegExp; methods: string[] }[] {
  const byPath = Map.groupBy(hono.routes, ({ path }) => path)
  return [...byPath]
    .map(([path, at]) => ({
      path,
      pattern: addressPattern(path),
      methods: at.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).sort(),
    }))
    .sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
}

function finderOf(routes: readonly Route[]): Shared['routeAt'] {
  const router = new OperationRouter<Route>()
  for (const route of routes) router.add(route.method, honoPath(route.path), route)
  return (method, pathname) => router.match(method, pathname)[0][0]?.[0] ?? null
}

const honoPath = (path: string) => `${API_BASE}${path.replace(/\{(\w+)\}/g, ':$1')}`
