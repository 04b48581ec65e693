import type { Task } from '@throughline/core/task'
import { dueDay, repeats } from '@throughline/core/task/rules'
import { readOwnJson, stateFile, writeOwn } from './places.ts'
import type { Session } from './session.ts'

/** A task as `today` numbered it. */
export interface Listed {
  id: string
  title: string
  /** Of a repeating task, the due day that is meant: it may have moved on since. */
  round: string | null
}

interface LastList {
  url: string
  token: string
  tasks: Listed[]
}

export async function keepList({ env, url, tokenHash }: Session, tasks: readonly Task[]): Promise<void> {
  const listed = tasks.map((task) => ({ id: task.id, title: task.title, round: repeats(task) ? dueDay(task) : null }))
  const kept: LastList = { url, token: tokenHash, tasks: listed }
  await writeOwn(stateFile(env, 'list.json'), JSON.stringify(kept))
}

/** The tasks of the last list of whoever is signed in; none where there was no list yet. */
export async function lastList({ env, url, tokenHash }: Session): Promise<readonly Listed[]> {
  const kept = await readOwnJson<LastList>(stateFile(env, 'list.json'))
  return kept?.url === url && kept.token === tokenHash ? kept.tasks : []
}
