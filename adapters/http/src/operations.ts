import { API_BASE } from './base.ts'
import type { Route, Within } from './route.ts'
import { OperationRouter } from './router.ts'
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
import { withFields } from './with-fields.ts'

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

/** Each path of the API once, below its base. */
export const paths: readonly string[] = [...new Set(routes.map(({ path }) => path))]

/** How the routers write the address of a path. */
export const honoPath = (path: string) => `${API_BASE}${path.replace(/\{(\w+)\}/g, ':$1')}`

const router = new OperationRouter<Route>()
for (const route of routes) router.add(route.method, honoPath(route.path), route)

/** The operation at an address; `null` when there is none. */
export const routeAt: Within['routeAt'] = (method, pathname) => router.match(method, pathname)[0][0]?.[0] ?? null
