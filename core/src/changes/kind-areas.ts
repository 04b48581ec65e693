import type { TokenArea } from '../account/index.ts'

/** The kinds of record of each area: who may read the area is told of their changes, and finds them. */
const kindsOf: Partial<Record<TokenArea, readonly string[]>> = {
  account: [
    ...['account', 'credential', 'session', 'email-change', 'second-factor', 'passkey', 'deletion', 'linked-sign-in', 'welcome'],
    ...['subscription', 'api-token', 'storage-use', 'keyed-request', 'settings-filling', 'sandbox'],
  ],
  webhooks: ['webhook', 'webhook-state', 'webhook-delivery'],
  tasks: ['task', 'completion', 'calendar-object', 'saved-view', 'task-template'],
  time: ['time-entry'],
  // What empties a trash says that there is room again.
  files: ['attachment', 'trash'],
  goals: ['goal', 'check-in'],
  journal: ['journal', 'journal-entry', 'journal-revision', 'journal-template'],
  career: [
    ...['experience', 'win', 'attestation', 'dismissed-candidate', 'skill', 'profile', 'profile-filling', 'review-packet', 'resume'],
    'edition',
  ],
  'interview-prep': [
    ...['question', 'question-choice', 'story', 'practice-card', 'practice-review', 'practice-settings', 'rehearsal', 'mock-interview'],
    'target-job',
  ],
  discussions: [
    ...['discussion', 'membership', 'participation', 'left-discussion', 'invite', 'feedback-request', 'feedback-copy', 'given-feedback'],
    ...['message', 'message-revision', 'reaction', 'decision', 'action-item', 'last-said', 'meeting', 'agenda-item', 'discussion-note'],
    ...['waiting-message', 'presence', 'coach-answer'],
  ],
  imports: ['import', 'import-part'],
  notifications: ['notification', 'push-subscription'],
  calendar: ['calendar-feed', 'calendar-subscription', 'calendar-month'],
}

const areas = new Map(Object.entries(kindsOf).flatMap(([area, kinds]) => kinds.map((kind) => [kind, area as TokenArea] as const)))

/** The area that a kind of record belongs to; `null` for a kind that there is not. */
export const areaOfKind = (kind: string): TokenArea | null => areas.get(kind) ?? null
