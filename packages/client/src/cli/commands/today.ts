import type { Task } from '@throughline/core/task'
import { isOverdue } from '@throughline/core/task/rules'
import { everyItem } from '../../every-item.ts'
import type { Command } from '../command.ts'
import { connect } from '../connect.ts'
import { keepList } from '../last-list.ts'
import { type Output, shown } from '../output.ts'
import { dueWords } from '../task-words.ts'

export const today: Command = {
  name: 'today',
  summary: 'List what today asks for, numbered for done',
  async run({ env, out }) {
    const session = await connect(env, out)
    const tasks = await everyItem((cursor) => session.client().tasks.list({ view: 'today', limit: 200, cursor }))
    const day = await session.dayAt(Temporal.Now.instant())
    await keepList(session, tasks)
    out.json(tasks)
    if (tasks.length === 0) out.line('Nothing for today.')
    for (const [place, task] of tasks.entries()) out.line(`${String(place + 1).padStart(3)}  ${lineOf(task, day, out)}`)
  },
}

function lineOf(task: Task, day: string, out: Output): string {
  const due = dueWords(task)
  const when = isOverdue(task, day) ? out.style('red', `overdue, ${due}`) : due && !(task.dueDate === day) && out.style('dim', due)
  const tags = task.tags.length > 0 && out.style('cyan', task.tags.map((tag) => `#${shown(tag)}`).join(' '))
  const priority = task.priority !== 'none' && out.style('yellow', `!${task.priority}`)
  return [shown(task.title), when, priority, tags].filter(Boolean).join('  ')
}
