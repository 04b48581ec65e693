import { listAllEach } from '../../kernel/index.ts'
import { type Task, tasks } from '../../task/index.ts'
import { type ExportDeps, pagesOf } from '../pages.ts'
import { exportWords } from '../words.ts'
import { indented, plain, said } from './text.ts'

/** All tasks as one list with its boxes, steps below what they are of. */
export async function* tasksMarkdown(deps: ExportDeps): AsyncGenerator<string> {
  yield `# ${exportWords(deps.actor).tasks.title}\n\n`
  for await (const page of pagesOf(deps, tasks.queries.all)) {
    const top = page.filter(({ parentId }) => parentId === null)
    if (top.length > 0) yield await listOf(deps, top, '')
  }
}

async function listOf(deps: ExportDeps, found: readonly Task[], by: string): Promise<string> {
  const values = found.map(({ id }) => id)
  const steps = await listAllEach(deps, deps.actor.space, tasks.queries.byParent, {}, { key: 'parentId', values })
  const within = `${by}    `
  const { tasks: words } = exportWords(deps.actor)
  const lines = found.map(async (task) => {
    const below = steps.get(task.id) ?? []
    return itemOf(task, { by, within, words }) + (below.length > 0 ? await listOf(deps, below, within) : '')
  })
  return (await Promise.all(lines)).join('')
}

interface Line {
  /** What it is indented by, and what is below it. */
  by: string
  within: string
  words: ReturnType<typeof exportWords>['tasks']
}

function itemOf(task: Task, { by, within, words }: Line): string {
  const { title, notes, status, priority, dueDate, dueAt, tags, checklist, recurrence } = task
  const isDone = status === 'done' || status === 'cancelled'
  const more = said(
    (dueDate ?? dueAt) && words.due(dueDate ?? dueAt?.replace('T', ' ') ?? ''),
    recurrence && words.repeats,
    priority !== 'none' && words.priority[priority],
    status === 'cancelled' && words.cancelled,
    tags.map((tag) => `#${tag}`).join(' '),
  )
  const points = checklist.map(({ text, done }) => `${within}- [${done ? 'x' : ' '}] ${plain(text)}\n`).join('')
  return `${by}- [${isDone ? 'x' : ' '}] ${plain(title)}${more && ` (${more})`}\n${notes && `\n${indented(notes, within)}\n\n`}${points}`
}
