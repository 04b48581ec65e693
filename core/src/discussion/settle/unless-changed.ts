import { hasCode } from '../../kernel/index.ts'

/** Waits for a change of a task, unless the person has just done something else with it. */
export async function unlessChanged(change: Promise<unknown>): Promise<void> {
  try {
    await change
  } catch (error) {
    if (!hasCode(error, 'not-found') && !hasCode(error, 'conflict')) throw error
  }
}
