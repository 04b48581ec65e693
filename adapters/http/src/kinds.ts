import { accounts, credentials, deletions, linkedSignIns, passkeys, secondFactors, sessions } from '@throughline/core/account'
import { attachments, storageUses } from '@throughline/core/attachment'
import { calendarFeeds, calendarMonths, calendarSubscriptions } from '@throughline/core/calendar'
import { attestations, dismissedCandidates, experiences, profileFillings, profiles, skills, wins } from '@throughline/core/career'
import {
  actionItems,
  agendaItems,
  coachAnswers,
  decisions,
  discussionNotes,
  discussions,
  feedbackCopies,
  feedbackRequests,
  givenFeedbacks,
  invites,
  lastSaids,
  leftDiscussions,
  meetings,
  memberships,
  messageRevisions,
  messages,
  participations,
  presences,
  reactions,
  waitingMessages,
} from '@throughline/core/discussion'
import { editions } from '@throughline/core/edition'
import { checkIns, goals } from '@throughline/core/goal'
import { importParts, imports } from '@throughline/core/import'
import {
  mockInterviews,
  practiceCards,
  practiceReviews,
  practiceSettings,
  questionChoices,
  questions,
  rehearsals,
  stories,
  targetJobs,
} from '@throughline/core/interview'
import { journalEntries, journalRevisions, journals, journalTemplates } from '@throughline/core/journal'
import type { Kind } from '@throughline/core/kernel'
import { notifications } from '@throughline/core/notification'
import { resumes } from '@throughline/core/resume'
import { reviewPackets } from '@throughline/core/review'
import { subscriptions } from '@throughline/core/subscription'
import { completions, savedViews, tasks, taskTemplates, timeEntries } from '@throughline/core/task'
import { keyedRequests } from './idempotency.ts'

/** Every kind of record behind the API: what its storage is opened with. */
export const kinds: readonly Kind[] = [
  accounts,
  credentials,
  sessions,
  secondFactors,
  passkeys,
  deletions,
  linkedSignIns,
  subscriptions,
  tasks,
  completions,
  timeEntries,
  attachments,
  storageUses,
  savedViews,
  taskTemplates,
  goals,
  checkIns,
  journals,
  journalEntries,
  journalRevisions,
  journalTemplates,
  experiences,
  wins,
  attestations,
  dismissedCandidates,
  skills,
  profiles,
  profileFillings,
  reviewPackets,
  resumes,
  editions,
  questions,
  questionChoices,
  stories,
  practiceCards,
  practiceReviews,
  rehearsals,
  mockInterviews,
  targetJobs,
  practiceSettings,
  discussions,
  memberships,
  participations,
  leftDiscussions,
  invites,
  feedbackRequests,
  feedbackCopies,
  givenFeedbacks,
  messages,
  messageRevisions,
  reactions,
  decisions,
  actionItems,
  lastSaids,
  meetings,
  agendaItems,
  discussionNotes,
  waitingMessages,
  presences,
  coachAnswers,
  imports,
  importParts,
  notifications,
  calendarFeeds,
  calendarSubscriptions,
  calendarMonths,
  keyedRequests,
]
