import { z } from 'zod'
import { AppError, heldFile, joined } from '../../kernel/index.ts'
import type { DateContext } from '../../task/index.ts'
import { openZip } from '../../zip/index.ts'
import { decodeText } from '../decode-text.ts'
import { Headings } from '../headings.ts'
import type { ImportPlan } from '../plan.ts'
import { ProblemList } from '../problem-list.ts'
import { type KeyedDraft, treePlan } from '../tree-plan.ts'
import { untitledIn } from '../untitled.ts'
import { readTask, VikunjaTask } from './read-task.ts'

const DATA = 'data.json'
/** Far more than an export has. */
const LIMITS = { entries: 10_000, unpacked: 64 * 1024 * 1024 }
/** Buckets every new project has. */
const OWN_BUCKETS = new Set(['Backlog', 'To-Do', 'Doing', 'Done'])
const INBOX = 'Inbox'

const Project = z.object({
  title: z.string().catch(''),
  tasks: z.array(z.unknown()).nullish(),
  buckets: z
    .array(z.object({ id: z.number(), title: z.string() }))
    .nullish()
    .catch(null),
  task_buckets: z
    .array(z.object({ task_id: z.number(), bucket_id: z.number() }))
    .nullish()
    .catch(null),
})
type Project = z.infer<typeof Project>

/**
 * What a Vikunja export holds. A project becomes a tag of the topmost tasks in it, and so does a bucket that was made by hand;
 * descriptions become Markdown; what is not understood is kept in the notes and reported.
 * @throws AppError `unsupported-format`, `too-large` or `validation`, in words that say what to do.
 */
export async function readVikunjaZip(bytes: Uint8Array<ArrayBuffer>, context: DateContext): Promise<ImportPlan> {
  const zip = await openZip(heldFile(bytes), LIMITS, (name) => name === DATA)
  return readVikunjaData(zip.sizeOf(DATA) === null ? undefined : await joined(zip.read(DATA)), context)
}

/** The plan of a `data.json`. @throws AppError `unsupported-format` or `validation` */
export function readVikunjaData(data: Uint8Array | undefined, context: DateContext): ImportPlan {
  const projects = projectsIn(data)
  const problems = new ProblemList()
  const headings = new Headings()
  const drafts: KeyedDraft[] = []
  let notes = 0
  for (const project of projects) {
    const buckets = bucketsOf(project)
    for (const task of tasksOf(project, context, problems)) {
      const draft = readTask(task, { context, report: (message) => problems.add(task.title, message) })
      putUnderHeadings(draft, { project: project.title, bucket: buckets(task) }, headings)
      notes += task.comments?.length ?? 0
      drafts.push(draft)
    }
  }
  link(drafts, projects)
  return treePlan({ app: 'Vikunja', drafts, headings, problems, notes })
}

function projectsIn(bytes: Uint8Array | undefined): Project[] {
  if (!bytes) throw new AppError('unsupported-format', 'This is no Vikunja export: there is no data.json in it.')
  const result = z.array(Project).safeParse(parsed(decodeText(bytes)))
  if (result.success) return result.data
  throw new AppError('unsupported-format', 'This is no Vikunja export: its data.json is no list of projects.')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('validation', 'The data.json in the archive is damaged. Export it again.')
  }
}

/** The tasks of a project in the order they were put into by hand. */
function tasksOf({ tasks, title }: Project, { locale }: DateContext, problems: ProblemList): VikunjaTask[] {
  const found = (tasks ?? []).flatMap((task) => {
    const result = VikunjaTask.safeParse(task)
    if (!result.success) problems.add(title || untitledIn(locale), 'A task of this project is not as Vikunja writes them; it was left out.')
    return result.success ? [result.data] : []
  })
  return found.sort((a, b) => a.position - b.position)
}

function bucketsOf({ buckets, task_buckets }: Project): (task: VikunjaTask) => string {
  const titles = new Map(buckets?.map(({ id, title }) => [id, title]))
  const places = new Map(task_buckets?.map(({ task_id, bucket_id }) => [task_id, bucket_id]))
  return ({ id, bucket_id }) => titles.get(places.get(id) ?? bucket_id) ?? ''
}

/** A step stands where its task does. */
function putUnderHeadings(draft: KeyedDraft, { project, bucket }: { project: string; bucket: string }, headings: Headings): void {
  if (bucket === 'Doing' && draft.status === 'open') draft.status = 'in-progress'
  if (draft.parentKey) return
  if (project && project !== INBOX) headings.put(draft, 'Project', project)
  if (bucket && !OWN_BUCKETS.has(bucket)) headings.put(draft, 'Bucket', bucket)
}

const Related = z.object({ id: z.number(), related_tasks: z.record(z.string(), z.array(z.object({ id: z.number() })).nullish()).nullish() })

/** Relations are told at both ends, or at one of them alone. */
function link(drafts: readonly KeyedDraft[], projects: readonly Project[]): void {
  const byKey = new Map(drafts.map((draft) => [draft.key, draft]))
  for (const task of projects.flatMap(({ tasks }) => tasks ?? [])) {
    const { id, related_tasks: related } = Related.safeParse(task).data ?? {}
    for (const step of related?.subtask ?? []) {
      const draft = byKey.get(String(step.id))
      if (draft && !draft.parentKey) draft.parentKey = String(id)
    }
    for (const waiting of related?.blocking ?? []) {
      const draft = byKey.get(String(waiting.id))
      if (draft) draft.blockerKeys = [...draft.blockerKeys, String(id)]
    }
  }
}
