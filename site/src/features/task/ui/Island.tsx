import '../../desk/temporal.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { ToldDay } from '../../calendar/told-days.ts'
import { useShared } from '../../desk/desk.ts'
import { $today } from '../../desk/here.ts'
import { queryClient } from '../../desk/query-client.ts'
import { islandTakenOver } from '../../desk/taken-over.ts'
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

/** What every island of Tasks stands in: whose desk it is, today's date, the cache they share. */
export function Island({ desk, openId, coming = none, children }: Props) {
  start(desk, openId)
  const today = useShared($today, desk.today)
  const place = useShared($place, null)
  const shown = useMemo(() => (place || today !== desk.today ? { ...desk, ...place, today } : desk), [desk, place, today])
  const [cache] = useState(queryClient)
  useEffect(islandTakenOver, [])
  return (
    <QueryClientProvider client={cache}>
      <OnDesk desk={shown}>
        <Coming value={coming}>{children}</Coming>
      </OnDesk>
    </QueryClientProvider>
  )
}
