import type { ReactNode } from 'react'
import { DeskContext } from '../../desk/use-desk.ts'
import { type TaskDesk, TaskDeskContext } from '../state/task-desk.ts'

/** Puts what is in it on a desk of Tasks, which is a desk for all others. */
export const OnDesk = ({ desk, children }: { desk: TaskDesk; children: ReactNode }) => (
  <DeskContext value={desk}>
    <TaskDeskContext value={desk}>{children}</TaskDeskContext>
  </DeskContext>
)
