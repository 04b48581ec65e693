import type {
  AskedCard,
  CardFilter,
  NewPracticeCard,
  NewReview,
  PracticeCard,
  PracticeCardChanges,
  PracticeCounts,
  PracticeReview,
  PracticeSettings,
  PracticeSettingsChanges,
  PracticeStatistics,
  PracticeToday,
  ReviewedCard,
} from '@throughline/core/interview'
import type { Task } from '@throughline/core/task'
import type { VersionOption } from './options.ts'
import type { Connection, Page, PageOptions } from './request.ts'

/** All of it has to hold. */
export interface CardOptions extends PageOptions, CardFilter {}

const at = (id: string) => `/practice/${encodeURIComponent(id)}`

/** Stories and questions that are told again and again, each before it is forgotten. */
export const practice = (request: Connection['request']) => ({
  /** What is due first first. */
  list: (options: CardOptions = {}) => request<Page<PracticeCard>>('GET', '/practice', { query: { ...options } }),
  /** Puts a question into practice; one that is there stays as it is. Stories are in practice by themselves. */
  add: (input: NewPracticeCard) => request<PracticeCard>('POST', '/practice', { body: input }),
  today: () => request<PracticeToday>('GET', '/practice/today'),
  /** How many of today are left, quicker than `today`. */
  counts: () => request<PracticeCounts>('GET', '/practice/counts'),
  statistics: () => request<PracticeStatistics>('GET', '/practice/statistics'),
  settings: () => request<PracticeSettings>('GET', '/practice/settings'),
  editSettings: (changes: PracticeSettingsChanges, { version }: VersionOption = {}) =>
    request<PracticeSettings>('PATCH', '/practice/settings', { body: changes, version }),
  get: (id: string) => request<PracticeCard>('GET', at(id)),
  /** As it is practised, due or not. */
  asked: (id: string) => request<AskedCard>('GET', `${at(id)}/asked`),
  edit: (id: string, changes: PracticeCardChanges, { version }: VersionOption = {}) =>
    request<PracticeCard>('PATCH', at(id), { body: changes, version }),
  /** Takes a question out of practice; the card of a story goes with the story. */
  delete: (id: string, { version }: VersionOption = {}) => request<PracticeCard>('DELETE', at(id), { version }),
  restore: (id: string) => request<PracticeCard>('POST', `${at(id)}/restore`),
  /** The task to write it anew; while there is one it stays as it is. */
  rewriteTask: (id: string) => request<{ card: PracticeCard; task: Task }>('POST', `${at(id)}/rewrite-task`),
  /** Lets it begin anew; its log stays. */
  reset: (id: string, { version }: VersionOption = {}) => request<PracticeCard>('POST', `${at(id)}/reset`, { version }),
  undoReset: (id: string) => request<PracticeCard>('DELETE', `${at(id)}/reset`),
  /** Newest first. */
  reviews: (id: string, options: PageOptions = {}) => request<Page<PracticeReview>>('GET', `${at(id)}/reviews`, { query: { ...options } }),
  /** With an `id` of one's own, sending it again rates nothing twice. */
  review: (id: string, input: NewReview) => request<ReviewedCard>('POST', `${at(id)}/reviews`, { body: input }),
  /** Takes the latest rating back; answers the card as it is then. */
  undoReview: (id: string, reviewId: string) => request<PracticeCard>('DELETE', `${at(id)}/reviews/${encodeURIComponent(reviewId)}`),
})
