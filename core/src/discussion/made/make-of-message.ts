import { type AddedEvidence, addEvidence, createWin, type NewWin, type Win, type WinDeps } from '../../career/index.ts'
import type { BasedOn } from '../../kernel/index.ts'
import { createTask, type NewTask, type Task, type TaskDeps } from '../../task/index.ts'
import { readSaid } from './read-said.ts'

/** Adds a task, which may be made of a passage of a message. @throws AppError as `createTask` */
export const makeTask = (deps: TaskDeps, input: NewTask): Promise<Task> => createTask(deps, input, readSaid)

/** Keeps a win, which may be made of a passage of a message. @throws AppError as `createWin` */
export const makeWin = (deps: WinDeps, input: NewWin): Promise<Win> => createWin(deps, input, readSaid)

/** Puts a piece of evidence to a win, which may be a passage of a message. @throws AppError as `addEvidence` */
export const putEvidence = (deps: WinDeps, winId: string, input: AddedEvidence, basedOn: BasedOn = {}): Promise<Win> =>
  addEvidence(deps, winId, input, basedOn, readSaid)
