import type { Task, TaskTemplate } from '@throughline/core/task'
import { template as words } from '../../messages/template.ts'
import { didBesides } from '../changes/changes.ts'
import { client } from '../desk/client.ts'
import { newId } from '../desk/id.ts'
import { attempt, complain, reason } from '../desk/reason.ts'

/** Keeps a task as a template, under a name of its own or in the place of another one; both can be taken back as one. */
export async function keep(task: Task, { name, instead }: { name?: string; instead?: TaskTemplate } = {}): Promise<void> {
  const { templates } = client
  try {
    const made = await templates.create({ id: newId(), taskId: task.id, ...(name && { name }) })
    if (instead) await templates.remove(instead.id)
    const back = async () => {
      await templates.remove(made.id)
      if (instead) await templates.restore(instead.id)
    }
    didBesides(instead ? words.replaced(made.name) : words.made(made.name), () => attempt(back))
  } catch (error) {
    complain(words.notSaved(reason(error)))
  }
}
