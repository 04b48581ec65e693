import { newQuestion, questions } from '../../interview/index.ts'
import { type ClockDep, type IdsDep, instantText } from '../../kernel/index.ts'
import type { MadeRecord } from '../import-records.ts'
import type { PlannedQuestion } from '../plan.ts'

/** The questions of a list. Each is a millisecond older than the one above it, so that the newest first is the order of the list. */
export const questionRecords = (deps: ClockDep & IdsDep, planned: readonly PlannedQuestion[], importId: string): MadeRecord[] =>
  planned.map(({ line: _, ...said }, place) => {
    const at = instantText(deps.clock.now().subtract({ milliseconds: place }))
    return { kind: questions, record: { ...newQuestion(deps.ids.next(), at, said), importId } }
  })
