import { type Task, tasks } from '../../task/index.ts'
import { type ExportDeps, pagesOf } from '../pages.ts'
import { exportWords } from '../words.ts'
import { indented, plain, said } from './text.ts'

/** All tasks as one list with its boxes, steps below what they are of. */
export async function* tasksMarkdown(deps: ExportDeps): AsyncGenerator<string> {
  const { tasks: words } = exportWords(deps.actor)
  yield `# ${words.title}\n\n`
  for await (const page of pagesOf(deps, tasks.queries.all)) {
    const top = page.filter(({ parentId }) => parentId === null)
    if (top.length > 0) yield* listOf(deps, top, { by: '', within: STEP, words })
  }
}

/** What a step is indented by below what it is of. */
const STEP = '    '

async function* listOf(deps: ExportDeps, some: readonly Task[], line: Line): AsyncGenerator<string> {
  const { byParent } = tasks.queries
  const each = { key: 'parentId', values: some.map(({ id }) => id) }
  const counts = await deps.store.countEach(deps.actor.space, byParent, {}, each)
  for (const task of some) {
    yield itemOf(task, line)
    if (!counts.get(task.id)) continue
    const below = { ...line, by: line.within, within: line.within + STEP }
    for await (const steps of pagesOf(deps, byParent, { where: { parentId: task.id } })) yield* listOf(deps, steps, below)
  }
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
