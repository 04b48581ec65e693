import { type ReactNode, useMemo } from 'react'
import type { ToldDay } from '../../calendar/told-days.ts'
import { useShared } from '../../desk/desk.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { Island } from '../../frame/Island.tsx'
import { Coming } from '../state/coming.ts'
import { start } from '../state/start.ts'
import { $place } from '../state/stores.ts'
import type { TaskDesk } from '../state/task-desk.ts'
import { OnDesk } from './OnDesk.tsx'

interface Props {
  desk: TaskDesk
  /** The task that is open as the page begins. */
  openId: string | null
  /** What is on the days to come beside tasks, where lists are shown. */
  coming?: readonly ToldDay[]
  children: ReactNode
}

const none: readonly ToldDay[] = []

/** What every island of Tasks stands in: beside what all islands have, the list on the screen. */
export function TaskIsland({ desk, openId, coming = none, children }: Props) {
  start(desk, openId)
  return (
    <Island desk={desk}>
      <OnList desk={desk}>
        <Coming value={coming}>{children}</Coming>
      </OnList>
    </Island>
  )
}

function OnList({ desk, children }: Pick<Props, 'desk' | 'children'>) {
  const { today } = useDesk()
  const place = useShared($place, null)
  const shown = useMemo(() => (place || today !== desk.today ? { ...desk, ...place, today } : desk), [desk, place, today])
  return <OnDesk desk={shown}>{children}</OnDesk>
}
