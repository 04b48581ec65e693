import { accountKinds, type TokenArea } from '../account/index.ts'
import { attachmentKinds } from '../attachment/index.ts'
import { calendarKinds } from '../calendar/index.ts'
import { careerKinds } from '../career/index.ts'
import { discussionKinds, sharedKinds } from '../discussion/index.ts'
import { editionKinds } from '../edition/index.ts'
import { goalKinds } from '../goal/index.ts'
import { importKinds } from '../import/index.ts'
import { type InterviewMemoryDep, interviewKinds } from '../interview/index.ts'
import { journalKinds } from '../journal/index.ts'
import type { BlobsDep, ChangeDeps, DirectoryDep, Kind, KindsDep, QueueDep, ShownKind } from '../kernel/index.ts'
import { keyedRequests } from '../keyed/index.ts'
import { notificationKinds } from '../notification/index.ts'
import type { DayMemoryDep } from '../progress/index.ts'
import { resumeKinds } from '../resume/index.ts'
import { reviewKinds } from '../review/index.ts'
import { sandboxKinds } from '../sandbox/index.ts'
import { subscriptionKinds } from '../subscription/index.ts'
import { taskKinds, timeKinds } from '../task/index.ts'
import { webhookKinds } from '../webhook/index.ts'

/** What the use cases that read one record ask for. */
export type ReadDeps = ChangeDeps & QueueDep & DirectoryDep & BlobsDep & KindsDep & DayMemoryDep & InterviewMemoryDep

/** An area that tokens are allowed, and there are records of. */
export type KindArea = Exclude<TokenArea, 'batch'>

/** A kind that lies in the space of the person whose it is. */
export interface OwnKind extends ShownKind<ReadDeps> {
  /** What a token has to be allowed to read. */
  readonly area: KindArea
}

const own = (area: KindArea, ...kinds: readonly (readonly ShownKind<ReadDeps>[])[]): OwnKind[] =>
  kinds.flat().map((shown) => ({ ...shown, area }))

/** What lies in the space of a person, what others name ahead of them. */
export const ownKinds: readonly OwnKind[] = [
  ...own('account', accountKinds, subscriptionKinds, sandboxKinds),
  ...own('goals', goalKinds),
  ...own('tasks', taskKinds),
  ...own('time', timeKinds),
  ...own('journal', journalKinds),
  ...own('career', careerKinds, reviewKinds, resumeKinds, editionKinds),
  ...own('interview-prep', interviewKinds),
  ...own('files', attachmentKinds),
  ...own('imports', importKinds),
  ...own('notifications', notificationKinds),
  ...own('calendar', calendarKinds),
  ...own('discussions', discussionKinds),
  ...own('webhooks', webhookKinds),
]

/** The area of all that lies in discussions. */
export const SHARED_AREA: KindArea = 'discussions'

/** Every kind of record there is: what a storage is opened with. Keyed requests lie beside what people keep, and are shown to nobody. */
export const kinds: readonly Kind[] = [...[...ownKinds, ...sharedKinds].map(({ kind }) => kind), keyedRequests]
