import '../state/temporal.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { Desk } from '../state/desk.ts'
import { useShared } from '../state/desk.ts'
import { queryClient } from '../state/queries.ts'
import { start } from '../state/start.ts'
import { $place, $today } from '../state/stores.ts'
import { islandTakenOver } from '../state/taken-over.ts'

const DeskContext = createContext<Desk | null>(null)

interface Props {
  desk: Desk
  /** The task that is open as the page begins. */
  openId: string | null
  children: ReactNode
}

/** What every island of Tasks stands in: whose desk it is, today's date, the cache they share. */
export function Island({ desk, openId, children }: Props) {
  start(desk, openId)
  const today = useShared($today, desk.today)
  const place = useShared($place, null)
  const shown = useMemo(() => (place || today !== desk.today ? { ...desk, ...place, today } : desk), [desk, place, today])
  const [cache] = useState(queryClient)
  useEffect(islandTakenOver, [])
  return (
    <QueryClientProvider client={cache}>
      <DeskContext value={shown}>{children}</DeskContext>
    </QueryClientProvider>
  )
}

export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('An island of Tasks stands in an Island.')
  return desk
}
