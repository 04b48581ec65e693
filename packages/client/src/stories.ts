import type {
  NewStory,
  NewStorySource,
  QuestionForStory,
  Story,
  StoryChanges,
  StoryLastTold,
  StoryProofs,
  StoryStrengthOf,
} from '@throughline/core/interview'
import type { VersionOption } from './options.ts'
import type { Connection, Page, PageOptions } from './request.ts'

/** Of a win, of the wins of an experience, or in the trash: one of these at a time. */
export interface StoryOptions extends PageOptions {
  winId?: string | undefined
  experienceId?: string | undefined
  trash?: boolean | undefined
}

const at = (id: string) => `/stories/${encodeURIComponent(id)}`

/** What one tells of one's work. */
export const stories = (request: Connection['request']) => ({
  /** Newest first. */
  list: <F extends keyof Story = keyof Story>({ fields, ...options }: StoryOptions & { fields?: readonly F[] } = {}) =>
    request<Page<Pick<Story, F>>>('GET', '/stories', { query: { ...options, fields: fields?.join() } }),
  get: (id: string) => request<Story>('GET', at(id)),
  /** With `winIds`, what is not said is filled in by those wins. With an `id` of one's own, sending it again makes nothing twice. */
  create: (input: NewStory) => request<Story>('POST', '/stories', { body: input }),
  edit: (id: string, changes: StoryChanges, { version }: VersionOption = {}) => request<Story>('PATCH', at(id), { body: changes, version }),
  /** Moves the story to the trash; its wins stay. */
  delete: (id: string, { version }: VersionOption = {}) => request<Story>('DELETE', at(id), { version }),
  restore: (id: string) => request<Story>('POST', `${at(id)}/restore`),
  /** Takes a further fact into a part. With an `id` of one's own, sending it again adds nothing twice. */
  addSource: (id: string, source: NewStorySource, { version }: VersionOption = {}) =>
    request<Story>('POST', `${at(id)}/sources`, { body: source, version }),
  /** How it is proved by now. */
  proof: (id: string) => request<StoryProofs>('GET', `${at(id)}/proof`),
  /** The questions of the bank that it answers, best first, 10 when not said. */
  questions: async (id: string, limit?: number) =>
    (await request<{ items: QuestionForStory[] }>('GET', `${at(id)}/questions`, { query: { limit } })).items,
  /** How well some stories are proved, up to 200, by id; those in the trash or gone are left out. */
  strengths: async (ids: readonly string[]) => {
    const told = request<{ items: StoryStrengthOf[] }>('GET', '/stories/strengths', { query: { ids: ids.join() } })
    return Object.fromEntries((await told).items.map(({ id, ...strength }) => [id, strength]))
  },
  /** On which day some stories, up to 200, were last told in practice, by id; those that never were are left out. */
  lastPractised: async (ids: readonly string[]) => {
    const { items } = await request<{ items: StoryLastTold[] }>('GET', '/stories/last-practised', { query: { ids: ids.join() } })
    return new Map(items.map(({ id, lastPractisedOn }) => [id, lastPractisedOn]))
  },
})
