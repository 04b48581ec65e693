import { Told } from '../../frame/Told.tsx'
import type { TaskDesk } from '../state/task-desk.ts'
import { BulkSlot } from './select/BulkSlot.tsx'
import { TaskIsland } from './TaskIsland.tsx'

interface Props {
  desk: TaskDesk
  openId: string | null
}

/** The island of what floats above lists: what is told, and the bar of chosen tasks. */
export default function TaskNotices({ desk, openId }: Props) {
  return (
    <TaskIsland desk={desk} openId={openId}>
      <Told />
      <BulkSlot />
    </TaskIsland>
  )
}
