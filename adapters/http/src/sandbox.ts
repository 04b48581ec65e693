import type { LimitPolicy } from '@throughline/core/kernel'
import { demandSandboxes } from '@throughline/core/sandbox'
import type { AppDeps } from './deps.ts'
import { TransportError } from './problem.ts'
import type { Route } from './route.ts'

/** What one sandbox may ask for, whatever it is; each operation of a batch counts. */
export const sandboxRequests: LimitPolicy = { name: 'sandbox', quota: 120, windowSeconds: 60 }

/**
 * All that the token of a sandbox may ask for: what is not named here, it may not. Left out is whatever reaches anybody else
 * (mail, invitations, links for colleagues, webhooks, outside calendars, push, the coach), what keeps or prints files, and
 * what belongs to a person (account, settings, sessions, payment, the whole archive).
 */
const operations: ReadonlySet<string> = new Set([
  // The sandbox itself, and whose name stands on it
  ...['readSandbox', 'resetSandbox', 'endSandbox', 'getMe'],
  // Tasks
  ...['quickAddTask', 'listTasks', 'createTask', 'countTasks', 'getTask', 'editTask', 'emptyTrash', 'deleteTask', 'restoreTask'],
  ...['countLinkedTasks', 'readTaskLinks', 'readProgress', 'listDependents', 'completeTask', 'listCompletions', 'undoCompletion'],
  ...['skipOccurrence', 'previewRecurrence', 'listOccurrences', 'listSavedViews', 'createSavedView', 'getSavedView', 'editSavedView'],
  ...['deleteSavedView', 'restoreSavedView', 'listTaskTemplates', 'createTaskTemplate', 'getTaskTemplate', 'editTaskTemplate'],
  ...['deleteTaskTemplate', 'restoreTaskTemplate', 'useTaskTemplate'],
  // Time
  ...['listTaskTime', 'addTimeEntry', 'sumTaskTime', 'listTimeEntries', 'editTimeEntry', 'stopTimer', 'deleteTimeEntry'],
  ...['restoreTimeEntry'],
  // Goals
  ...['listGoals', 'createGoal', 'getGoal', 'editGoal', 'deleteGoal', 'restoreGoal', 'listGoalProgress', 'readGoalProgress'],
  ...['readGoalDays', 'readGoalChanges', 'listCheckIns', 'createCheckIn', 'getCheckIn', 'editCheckIn', 'deleteCheckIn'],
  ...['restoreCheckIn'],
  // Journal
  ...['searchJournal', 'readJournalStats', 'listJournalPrompts', 'readJournalReview', 'listDays', 'readOnThisDay'],
  ...['listJournalEntries', 'createJournalEntry', 'getJournalEntry', 'editJournalEntry', 'emptyJournalTrash', 'deleteJournalEntry'],
  ...['restoreJournalEntry', 'listJournalRevisions', 'keepJournalText', 'getJournalRevision', 'restoreJournalRevision', 'listJournals'],
  ...['createJournal', 'getJournal', 'editJournal', 'deleteJournal', 'restoreJournal', 'listJournalTemplates', 'createJournalTemplate'],
  ...['getJournalTemplate', 'editJournalTemplate', 'deleteJournalTemplate', 'restoreJournalTemplate'],
  // Career
  ...['listWins', 'createWin', 'getWin', 'editWin', 'deleteWin', 'restoreWin', 'addEvidence', 'removeEvidence', 'listCompetencies'],
  ...['listSkillEvidence', 'listCommonSkills', 'readWinStats', 'countWinsOf', 'suggestForWin', 'listWinCandidates'],
  ...['dismissWinCandidate', 'restoreWinCandidate', 'listReviewPackets', 'createReviewPacket', 'getReviewPacket', 'editReviewPacket'],
  ...['deleteReviewPacket', 'restoreReviewPacket', 'rewriteParagraph', 'linkSource', 'readPacketState', 'drawPacket', 'editEdition'],
  ...['deleteEdition', 'restoreEdition', 'listExperiences', 'createExperience', 'getExperience', 'editExperience', 'deleteExperience'],
  ...['restoreExperience', 'listSkills', 'createSkill', 'getSkill', 'editSkill', 'mergeSkills', 'deleteSkill', 'restoreSkill'],
  ...['getProfile', 'editProfile', 'listResumes', 'createResume', 'getResume', 'editResume', 'deleteResume', 'restoreResume'],
  ...['duplicateResume', 'coverResume', 'listResumeEditions'],
  // Interview prep
  ...['listQuestions', 'createQuestion', 'getQuestion', 'editQuestion', 'deleteQuestion', 'restoreQuestion', 'listStories'],
  ...['createStory', 'listStoryStrengths', 'listStoriesLastPractised', 'getStory', 'editStory', 'deleteStory', 'restoreStory'],
  ...['addStorySource', 'readStoryProofs', 'listStoriesForQuestion', 'listQuestionsForStory', 'readCoverage', 'listRehearsals'],
  ...['createRehearsal', 'getRehearsal', 'editRehearsal', 'deleteRehearsal', 'restoreRehearsal', 'listMockInterviews'],
  ...['createMockInterview', 'getMockInterview', 'summariseMockInterview', 'editMockInterview', 'deleteMockInterview'],
  ...['restoreMockInterview', 'listTargetJobs', 'createTargetJob', 'getTargetJob', 'editTargetJob', 'deleteTargetJob'],
  ...['restoreTargetJob', 'reachJobStage', 'takeJobStageBack', 'drawJobCompetencies', 'makeJobResume', 'readSentResume'],
  ...['takeSendingBack', 'readJobRequirements'],
  ...['listPracticeCards', 'practiseQuestion', 'getPracticeToday', 'countPractice', 'getPracticeSettings', 'editPracticeSettings'],
  ...['getPracticeStatistics', 'getPracticeCard', 'askPracticeCard', 'editPracticeCard', 'deletePracticeCard', 'restorePracticeCard'],
  ...['makeRewriteTask', 'resetPracticeCard', 'undoPracticeReset', 'listPracticeReviews', 'reviewPracticeCard', 'undoPracticeReview'],
  ...['previewInterviewPlan', 'planInterview', 'debriefInterview', 'takeDebriefBack'],
  // Discussions
  ...['listDiscussions', 'createDiscussion', 'getDiscussion', 'editDiscussion', 'deleteDiscussion', 'restoreDiscussion'],
  ...['getParticipation', 'participate', 'listDiscussionPeople', 'listFeedbackTemplates', 'countDiscussions', 'searchMessages'],
  ...['reportPresence', 'listMessages', 'postMessage', 'searchDiscussion', 'getMessage', 'editMessage', 'takeBackMessage'],
  ...['restoreMessage', 'listMessageRevisions', 'react', 'readCalibration', 'listDecisions', 'recordDecision', 'getDecision'],
  ...['editDecision', 'deleteDecision', 'restoreDecision', 'judgeDecision', 'takeOutcomeBack', 'listActionItems', 'createActionItem'],
  ...['getActionItem', 'editActionItem', 'deleteActionItem', 'restoreActionItem', 'listMeetings', 'listMeetingsAhead'],
  ...['arrangeMeeting', 'getMeeting', 'editMeeting', 'closeMeeting', 'reopenMeeting', 'summariseMeeting', 'listAgenda'],
  ...['addAgendaItem', 'getAgendaItem', 'editAgendaItem', 'deleteAgendaItem', 'restoreAgendaItem', 'prepareMeeting'],
  ...['getDiscussionNote', 'keepDiscussionNote', 'raisePoint'],
  // Search
  ...['search'],
  // Events
  ...['streamEvents', 'readChanges'],
  // Imports
  ...['importFile', 'listImports', 'undoImport'],
  // Exports
  ...['exportTasksJson', 'exportTasksCsv', 'exportTasksIcs', 'exportGoalsJson', 'exportResumeJson', 'exportGoalsCsv'],
  ...['exportCheckInsCsv'],
  // Batch
  ...['batch'],
])

/** Texts that are read line by line: an archive could bring settings and files along. */
const formats: ReadonlySet<unknown> = new Set(['todoist-csv', 'ticktick-csv', 'ics', 'jrnl-json'])

/** Whether the token of a sandbox may ask for this operation. */
export const isInSandbox = ({ operationId }: Pick<Route, 'operationId'>): boolean => operations.has(operationId)

/**
 * The one place that holds sandboxes to what they are for.
 * @param query as it was read; absent where it has faults, which are told first
 * @throws TransportError `not-in-sandbox`; AppError `forbidden` once sandboxes are switched off.
 */
export function demandInSandbox(app: AppDeps, route: Route, query: unknown): void {
  demandSandboxes(app)
  if (!isInSandbox(route)) throw notInSandbox('This reaches beyond a sandbox. It works with a token of your own account.')
  const format = (query as { format?: unknown } | undefined)?.format
  if (route.operationId === 'importFile' && format !== undefined && !formats.has(format))
    throw notInSandbox(`A sandbox imports ${[...formats].join(', ')}.`)
}

const notInSandbox = (detail: string) => new TransportError('not-in-sandbox', detail)
