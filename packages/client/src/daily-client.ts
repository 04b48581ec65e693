import type { Account, AccountChanges } from '@throughline/core/account'
import type { Attachment, AttachmentChanges, Storage } from '@throughline/core/attachment'
import type { Experience, Skill, Win } from '@throughline/core/career'
import type { Participation } from '@throughline/core/discussion'
import type { JournalMeasure } from '@throughline/core/export'
import type { CheckIn, CheckInChanges, Goal, GoalChanges, GoalStatus, Measures, NewCheckIn, NewGoal } from '@throughline/core/goal'
import type { Import, ImportFormat, ImportPreview } from '@throughline/core/import'
import type { Question, Story, TargetJob } from '@throughline/core/interview'
import type { FoundEntry } from '@throughline/core/journal'
import type { Notification } from '@throughline/core/notification'
import type { GoalActivity, GoalDays, GoalProgress } from '@throughline/core/progress'
import type { Resume } from '@throughline/core/resume'
import type { ReviewPacket } from '@throughline/core/review'
import type {
  CompleteTask,
  Completion,
  Days,
  Emptied,
  NewRecurrence,
  NewSavedView,
  NewTask,
  NewTaskTemplate,
  NewTimeEntry,
  Occurrences,
  QuickAdd,
  QuickAddReading,
  SavedView,
  SavedViewChanges,
  SkipOccurrence,
  Task,
  TaskChanges,
  TaskCounts,
  TaskLinks,
  TaskProgress,
  TaskTemplate,
  TaskTemplateChanges,
  TaskView,
  TimeEntry,
  TimeEntryChanges,
  TimeSpent,
  UseTaskTemplate,
} from '@throughline/core/task'
import { type Access, access } from './access.ts'
import type { BatchOperation, BatchResult } from './batch.ts'
import { type EventOptions, followEvents } from './events.ts'
import { type JournalOptions, journal, journals, journalTemplates } from './journal.ts'
import { beginnings, lookBack } from './look-back.ts'
import type { ClientOptions, UploadOptions, VersionOption } from './options.ts'
import type { Page, PageOptions } from './request.ts'

export type SearchHit =
  | { kind: 'task'; record: Task }
  | { kind: 'goal'; record: Goal }
  | { kind: 'check-in'; record: CheckIn }
  | { kind: 'journal-entry'; record: FoundEntry['entry'] }
  | { kind: 'experience'; record: Experience }
  | { kind: 'skill'; record: Skill }
  | { kind: 'win'; record: Win }
  | { kind: 'review-packet'; record: ReviewPacket }
  | { kind: 'participation'; record: Participation }
  | { kind: 'resume'; record: Resume }
  | { kind: 'question'; record: Question }
  | { kind: 'story'; record: Story }
  | { kind: 'target-job'; record: TargetJob }

export type DailyClient = ReturnType<typeof daily>

/** For a page that needs no more: each record it does not know is less for a browser to load. */
export const createDailyClient = (options: ClientOptions = {}): DailyClient => daily(access(options))

/** What is done every day, and what all of it needs: the account, tasks, goals, the journal, search, files, events. */
export function daily({ baseUrl, connection, request, sendFile }: Access) {
  const at = (id: string) => `/tasks/${encodeURIComponent(id)}`
  const viewAt = (id: string) => `/saved-views/${encodeURIComponent(id)}`
  const templateAt = (id: string) => `/task-templates/${encodeURIComponent(id)}`
  const fileAt = (id: string) => `/attachments/${encodeURIComponent(id)}`
  const goalAt = (id: string) => `/goals/${encodeURIComponent(id)}`
  const checkInAt = (id: string) => `/check-ins/${encodeURIComponent(id)}`
  const timeAt = (id: string) => `/time-entries/${encodeURIComponent(id)}`
  return {
    me: {
      get: () => request<Account>('GET', '/me'),
      edit: (changes: AccountChanges, { version }: VersionOption = {}) => request<Account>('PATCH', '/me', { body: changes, version }),
      /** What files take of the room for them, in bytes. */
      storage: () => request<Storage>('GET', '/me/storage'),
    },
    tasks: {
      /** With a `filter`, a page may hold fewer tasks than asked for, even none, before the last. */
      list: (options: PageOptions & { view?: TaskView | undefined; filter?: string | undefined } = {}) =>
        request<Page<Task>>('GET', '/tasks', { query: { ...options } }),
      /** The active tasks of a goal or, with the view `completed`, its closed ones, newest first. */
      ofGoal: (goalId: string, options: PageOptions & { view?: 'all' | 'completed'; fields?: string } = {}) =>
        request<Page<Task>>('GET', '/tasks', { query: { goalId, ...options } }),
      /** The tasks below a task. */
      steps: (parentId: string, options: PageOptions = {}) => request<Page<Task>>('GET', '/tasks', { query: { parentId, ...options } }),
      /** The tasks that name a record, such as those made of an entry, oldest first. */
      linkedTo: (linkedId: string, options: PageOptions = {}) =>
        request<Page<Pick<Task, 'id' | 'title' | 'status' | 'links'>>>('GET', '/tasks', {
          query: { linkedId, fields: 'id,title,status,links', ...options },
        }),
      /** How many tasks name each of some records, up to 200; those that none names are left out. */
      linkCounts: async (ids: readonly string[]) => {
        const counted = request<{ items: { id: string; tasks: number }[] }>('GET', '/tasks/link-counts', { query: { ids: ids.join() } })
        return Object.fromEntries((await counted).items.map(({ id, tasks }) => [id, tasks]))
      },
      /** What is active and asks for one of these days, by day and time; with the view `completed`, what is closed and was due on them. */
      due: ({ from, before }: Days, options: PageOptions & { view?: 'completed' } = {}) =>
        request<Page<Task>>('GET', '/tasks', { query: { dueFrom: from, dueBefore: before, ...options } }),
      /** What was done on these days, newest first. */
      done: ({ from, before }: Days, options: PageOptions & { fields?: string } = {}) =>
        request<Page<Task>>('GET', '/tasks', { query: { doneFrom: from, doneBefore: before, ...options } }),
      /** When repeating tasks come round on these days, and which rounds were done or due on them. */
      occurrences: ({ from, before }: Days, options: PageOptions = {}) =>
        request<Page<Occurrences>>('GET', '/tasks/occurrences', { query: { from, before, ...options } }),
      /** Erases a part of the trash for good; ask again until it is empty. */
      emptyTrash: () => request<Emptied>('DELETE', '/tasks/trash'),
      /** The titles of some tasks, up to 200, by id; those in the trash or gone are left out. */
      titles: async (ids: readonly string[]) => {
        const named = request<Page<Pick<Task, 'id' | 'title'>>>('GET', '/tasks', { query: { ids: ids.join(), fields: 'id,title' } })
        return Object.fromEntries((await named).items.map(({ id, title }) => [id, title]))
      },
      /** How some tasks stand, up to 200, by id; those in the trash or gone are left out. */
      statuses: async (ids: readonly string[]) => {
        const named = request<Page<Pick<Task, 'id' | 'status'>>>('GET', '/tasks', { query: { ids: ids.join(), fields: 'id,status' } })
        return Object.fromEntries((await named).items.map(({ id, status }) => [id, status]))
      },
      counts: () => request<TaskCounts>('GET', '/tasks/counts'),
      get: (id: string) => request<Task>('GET', at(id)),
      /** With an `id` of one's own, sending it again makes nothing twice. */
      create: (input: NewTask) => request<Task>('POST', '/tasks', { body: input }),
      /** `typedAt`, an RFC 3339 instant, is what its words are read from; now when absent. `rejected` stretches stay words. */
      quickAdd: (text: string, options: Omit<QuickAdd, 'text'> = {}) =>
        request<Task>('POST', '/tasks/quick-add', { body: { text, ...options } }),
      /** How a line of text would be understood. */
      readQuickAdd: (text: string, options: Pick<QuickAdd, 'rejected'> = {}) =>
        request<QuickAddReading>('POST', '/tasks/quick-add', { body: { text, ...options }, query: { preview: true } }),
      edit: (id: string, changes: TaskChanges, { version }: VersionOption = {}) =>
        request<Task>('PATCH', at(id), { body: changes, version }),
      complete: (id: string, options: CompleteTask = {}) =>
        request<{ task: Task; completion: Completion }>('POST', `${at(id)}/completions`, { body: options }),
      /** How far some tasks are, up to 200; those without steps and blockers are left out. */
      progress: (ids: readonly string[]) => request<{ items: TaskProgress[] }>('GET', '/tasks/progress', { query: { ids: ids.join() } }),
      /** What a task names and is named by, and the passage it was made of. */
      links: (id: string) => request<TaskLinks>('GET', `${at(id)}/links`),
      /** The tasks that wait for a task. */
      dependents: (id: string, options: PageOptions = {}) => request<Page<Task>>('GET', `${at(id)}/dependents`, { query: { ...options } }),
      completions: (id: string, options: PageOptions = {}) =>
        request<Page<Completion>>('GET', `${at(id)}/completions`, { query: { ...options } }),
      /** Moves a repeating task on without doing it. */
      skip: (id: string, { to, occurrenceDate }: SkipOccurrence = {}) =>
        request<Task>('POST', `${at(id)}/skips`, { body: { to, occurrenceDate } }),
      /** The first dates of a repeat. */
      previewRecurrence: (repeat: NewRecurrence & { from?: string | undefined }) =>
        request<{ dates: string[] }>('POST', '/tasks/recurrence-preview', { body: repeat }),
      undoCompletion: (id: string, completionId: string) => request<Task>('DELETE', `${at(id)}/completions/${completionId}`),
      /** Moves the task to the trash. */
      remove: (id: string, { version }: VersionOption = {}) => request<Task>('DELETE', at(id), { version }),
      restore: (id: string) => request<Task>('POST', `${at(id)}/restore`),
    },
    files: {
      list: async (taskId: string) => (await request<Page<Attachment>>('GET', '/attachments', { query: { taskId } })).items,
      ofEntry: async (entryId: string) => (await request<Page<Attachment>>('GET', '/attachments', { query: { entryId } })).items,
      ofTargetJob: async (targetJobId: string) =>
        (await request<Page<Attachment>>('GET', '/attachments', { query: { targetJobId } })).items,
      ofProfile: async (profileId: string) => (await request<Page<Attachment>>('GET', '/attachments', { query: { profileId } })).items,
      /** With an `id` of one's own (UUIDv7), sending it again keeps nothing twice. */
      attach: (taskId: string, file: File, { id, onProgress }: UploadOptions = {}) =>
        sendFile<Attachment>('/attachments', { taskId, id }, file, onProgress),
      /** The same for an entry of the journal, which has to be there. */
      attachToEntry: (entryId: string, file: File, { id, onProgress }: UploadOptions = {}) =>
        sendFile<Attachment>('/attachments', { entryId, id }, file, onProgress),
      /** The same as evidence of a win. */
      attachToWin: (winId: string, file: File, { id, onProgress }: UploadOptions = {}) =>
        sendFile<Attachment>('/attachments', { winId, id }, file, onProgress),
      attachToTargetJob: (targetJobId: string, file: File, { id, onProgress }: UploadOptions = {}) =>
        sendFile<Attachment>('/attachments', { targetJobId, id }, file, onProgress),
      /** The same for the picture of the profile, which names it only afterwards. */
      attachToProfile: (profileId: string, file: File, { id, onProgress }: UploadOptions = {}) =>
        sendFile<Attachment>('/attachments', { profileId, id }, file, onProgress),
      rename: (id: string, changes: AttachmentChanges, { version }: VersionOption = {}) =>
        request<Attachment>('PATCH', fileAt(id), { body: changes, version }),
      /** Moves the file to the trash. */
      remove: (id: string, { version }: VersionOption = {}) => request<Attachment>('DELETE', fileAt(id), { version }),
      restore: (id: string) => request<Attachment>('POST', `${fileAt(id)}/restore`),
      /** Where the content is, for a link or a picture. */
      contentHref: (id: string) => `${baseUrl}/api/v1${fileAt(id)}/content`,
    },
    /** Where time went. */
    time: {
      /** Starts the timer of a task when nothing else is said; the one that runs stops. */
      add: (taskId: string, input: NewTimeEntry = {}) => request<TimeEntry>('POST', `${at(taskId)}/time-entries`, { body: input }),
      ofTask: (taskId: string, options: PageOptions = {}) =>
        request<Page<TimeEntry>>('GET', `${at(taskId)}/time-entries`, { query: { ...options } }),
      /** What went into a task and its steps so far. */
      spent: (taskId: string) => request<TimeSpent>('GET', `${at(taskId)}/time-spent`),
      /** By the day it began on: plain dates, `before` excluded. */
      list: (options: PageOptions & { from?: string; before?: string } = {}) =>
        request<Page<TimeEntry>>('GET', '/time-entries', { query: { ...options } }),
      running: async () => (await request<Page<TimeEntry>>('GET', '/time-entries', { query: { running: true } })).items[0] ?? null,
      edit: (id: string, changes: TimeEntryChanges, { version }: VersionOption = {}) =>
        request<TimeEntry>('PATCH', timeAt(id), { body: changes, version }),
      stop: (id: string) => request<TimeEntry>('POST', `${timeAt(id)}/stop`),
      /** Moves the entry to the trash. */
      remove: (id: string, { version }: VersionOption = {}) => request<TimeEntry>('DELETE', timeAt(id), { version }),
      restore: (id: string) => request<TimeEntry>('POST', `${timeAt(id)}/restore`),
    },
    savedViews: {
      /** Oldest first. */
      list: (options: PageOptions = {}) => request<Page<SavedView>>('GET', '/saved-views', { query: { ...options } }),
      get: (id: string) => request<SavedView>('GET', viewAt(id)),
      /** With an `id` of one's own, sending it again makes nothing twice. */
      create: (input: NewSavedView) => request<SavedView>('POST', '/saved-views', { body: input }),
      edit: (id: string, changes: SavedViewChanges, { version }: VersionOption = {}) =>
        request<SavedView>('PATCH', viewAt(id), { body: changes, version }),
      /** Moves the view to the trash. */
      remove: (id: string, { version }: VersionOption = {}) => request<SavedView>('DELETE', viewAt(id), { version }),
      restore: (id: string) => request<SavedView>('POST', `${viewAt(id)}/restore`),
    },
    templates: {
      /** Oldest first. */
      list: (options: PageOptions = {}) => request<Page<TaskTemplate>>('GET', '/task-templates', { query: { ...options } }),
      get: (id: string) => request<TaskTemplate>('GET', templateAt(id)),
      /** Keeps a task with its steps. With an `id` of one's own, sending it again makes nothing twice. */
      create: (input: NewTaskTemplate) => request<TaskTemplate>('POST', '/task-templates', { body: input }),
      edit: (id: string, changes: TaskTemplateChanges, { version }: VersionOption = {}) =>
        request<TaskTemplate>('PATCH', templateAt(id), { body: changes, version }),
      /** Makes its tasks; answers the topmost. With an `id` of one's own, sending it again makes nothing twice. */
      use: (id: string, options: UseTaskTemplate = {}) => request<Task>('POST', `${templateAt(id)}/tasks`, { body: options }),
      /** Moves the template to the trash. */
      remove: (id: string, { version }: VersionOption = {}) => request<TaskTemplate>('DELETE', templateAt(id), { version }),
      restore: (id: string) => request<TaskTemplate>('POST', `${templateAt(id)}/restore`),
    },
    goals: {
      /** All of them in their order, unless a status, a parent or the trash is named. */
      list: (options: PageOptions & { status?: GoalStatus; parentId?: string; trash?: boolean } = {}) =>
        request<Page<Goal>>('GET', '/goals', { query: { ...options } }),
      /** The same, each as a person names it. */
      names: (options: PageOptions = {}) =>
        request<Page<Pick<Goal, 'id' | 'title' | 'status'>>>('GET', '/goals', { query: { fields: 'id,title,status', ...options } }),
      get: (id: string) => request<Goal>('GET', goalAt(id)),
      /** With an `id` of one's own, sending it again makes nothing twice. */
      create: (input: NewGoal) => request<Goal>('POST', '/goals', { body: input }),
      /** A `status` pauses, closes or reopens the goal. */
      edit: (id: string, changes: GoalChanges, { version }: VersionOption = {}) =>
        request<Goal>('PATCH', goalAt(id), { body: changes, version }),
      /** Moves the goal to the trash with its check-ins. */
      remove: (id: string, { version }: VersionOption = {}) => request<Goal>('DELETE', goalAt(id), { version }),
      restore: (id: string) => request<Goal>('POST', `${goalAt(id)}/restore`),
      /** How it goes, by now or at the end of a plain date. */
      progress: (id: string, { on }: { on?: string } = {}) => request<Measures>('GET', `${goalAt(id)}/progress`, { query: { on } }),
      /** How all of them go. */
      progressOfAll: async () => (await request<{ items: GoalProgress[] }>('GET', '/goals/progress')).items,
      /** What its days came to, for a chart and a heatmap: plain dates, `before` excluded. */
      days: (id: string, { from, before }: { from?: string; before?: string } = {}) =>
        request<GoalDays>('GET', `${goalAt(id)}/days`, { query: { from, before } }),
      /** What happened to its tasks since the last check-in. */
      changes: (id: string) => request<GoalActivity>('GET', `${goalAt(id)}/changes`),
    },
    checkIns: {
      /** By the day they are about, newest first unless said: plain dates, `before` excluded. */
      list: (
        goalId: string,
        options: PageOptions & { from?: string; before?: string; order?: 'newest' | 'oldest'; fields?: string } = {},
      ) => request<Page<CheckIn>>('GET', `${goalAt(goalId)}/check-ins`, { query: { ...options } }),
      get: (id: string) => request<CheckIn>('GET', checkInAt(id)),
      /** Of today unless it says so. With an `id` of one's own, sending it again makes nothing twice. */
      create: (goalId: string, input: NewCheckIn) => request<CheckIn>('POST', `${goalAt(goalId)}/check-ins`, { body: input }),
      edit: (id: string, changes: CheckInChanges, { version }: VersionOption = {}) =>
        request<CheckIn>('PATCH', checkInAt(id), { body: changes, version }),
      /** Moves the check-in to the trash. */
      remove: (id: string, { version }: VersionOption = {}) => request<CheckIn>('DELETE', checkInAt(id), { version }),
      restore: (id: string) => request<CheckIn>('POST', `${checkInAt(id)}/restore`),
    },
    /** Days, the same day of earlier years, and what the journal came to. */
    lookBack: lookBack(request),
    /** With what an entry may begin. */
    beginnings: beginnings(request),
    journal: journal(request),
    journals: journals(request),
    journalTemplates: journalTemplates(request),
    search: <K extends SearchHit['kind'] = SearchHit['kind']>(q: string, { kinds, ...page }: PageOptions & { kinds?: readonly K[] } = {}) =>
      request<Page<Extract<SearchHit, { kind: K }>>>('GET', '/search', { query: { q, kinds: kinds?.join(','), ...page } }),
    imports: {
      /** What importing a file would do; nothing is stored. */
      preview: (format: ImportFormat, file: Blob, { onProgress }: Pick<UploadOptions, 'onProgress'> = {}) =>
        sendFile<ImportPreview>('/imports', { format, preview: true }, file, onProgress),
      /** With an `id` of one's own (UUIDv7), sending it again imports nothing twice. */
      run: (format: ImportFormat, file: Blob, { id, onProgress }: UploadOptions = {}) =>
        sendFile<Import>('/imports', { format, id }, file, onProgress),
      undo: (id: string) => request<Import>('POST', `/imports/${encodeURIComponent(id)}/undo`),
      list: (options: PageOptions = {}) => request<Page<Import>>('GET', '/imports', { query: { ...options } }),
    },
    exports: {
      /** How much of the journal an export of these days would hold; the files themselves are downloaded at their addresses. */
      measureJournal: (range: Pick<JournalOptions, 'from' | 'before' | 'journalId'> = {}) =>
        request<JournalMeasure>('GET', '/exports/journal', { query: { ...range } }),
    },
    /** Runs operations in order, at most 100, each with its own result; a refusal among them is a result too. */
    batch: async (operations: readonly BatchOperation[], options: { stopOnError?: boolean } = {}): Promise<BatchResult[]> =>
      (await connection.request<{ results: BatchResult[] }>('POST', '/batch', { body: { operations, ...options } })).results,
    notifications: {
      list: (options: PageOptions & { unread?: boolean } = {}) =>
        request<Page<Notification>>('GET', '/notifications', { query: { ...options } }),
      count: () => request<{ unread: number }>('GET', '/notifications/count'),
      edit: (id: string, changes: { read: boolean }) =>
        request<Notification>('PATCH', `/notifications/${encodeURIComponent(id)}`, { body: changes }),
      /** The newest 200; how many are still unread is answered. */
      readAll: () => request<{ unread: number }>('POST', '/notifications/read'),
      /** `until` is an RFC 3339 instant. */
      snooze: (id: string, until: string) =>
        request<Notification>('POST', `/notifications/${encodeURIComponent(id)}/snooze`, { body: { until } }),
    },
    /** Follows what changes; answers the function that ends it. */
    events: (options: EventOptions) => followEvents(connection, options),
  }
}
