import type { Task } from '@throughline/core/task'
import { keepKeysFor } from '../../components/keys-ahead.ts'
import { template as words } from '../../messages/template.ts'
import { client } from '../desk/client.ts'
import { complain, reason } from '../desk/reason.ts'
import { keep } from './keep.ts'
import { allTemplates, namesake, ownName } from './names.ts'
import { $sameName } from './same-name.ts'

/** Keeps an open task with its steps as a template; where one has its name already, asks what is to become of it. */
export async function keepAsTemplate(task: Task): Promise<void> {
  try {
    const all = await allTemplates(client.templates)
    const same = namesake(task.title, all)
    if (!same) return await keep(task)
    // Here, so that what cannot be loaded is told of.
    await keepKeysFor(import('./SameName.tsx'))
    $sameName.set({ task, same, own: ownName(same.name, all) })
  } catch (error) {
    complain(words.notSaved(reason(error)))
  }
}
