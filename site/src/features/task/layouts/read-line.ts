import { client } from '../../desk/client.ts'
import type { OwnNewTask } from '../rules/change.ts'

/** How a line for a new task is read; unread, for want of an answer, it is simply its title. */
export async function readLine(text: string): Promise<Omit<OwnNewTask, 'id'>> {
  try {
    const { found: _, unknownGoals: __, ...fields } = await client.tasks.readQuickAdd(text)
    return fields
  } catch {
    return { title: text }
  }
}
