import '../desk/temporal.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type Desk, useShared } from '../desk/desk.ts'
import { $today } from '../desk/here.ts'
import { queryClient } from '../desk/query-client.ts'
import { islandTakenOver } from '../desk/taken-over.ts'
import { DeskContext } from '../desk/use-desk.ts'
import { start } from './start.ts'

/** What every island stands in: whose desk it is, today's date, the cache they share. */
export function Island({ desk, children }: { desk: Desk; children: ReactNode }) {
  start(desk)
  const today = useShared($today, desk.today)
  const shown = useMemo(() => (today === desk.today ? desk : { ...desk, today }), [desk, today])
  const [cache] = useState(queryClient)
  useEffect(islandTakenOver, [])
  return (
    <QueryClientProvider client={cache}>
      <DeskContext value={shown}>{children}</DeskContext>
    </QueryClientProvider>
  )
}
