import { type ReactNode, useEffect, useState } from 'react'
import { REST_MS } from '../../desk/at-rest.ts'
import type { GoalNow } from '../state/goal-now.ts'

interface Props {
  /** The chart as it came with the page. */
  drawn: ReactNode
  now: GoalNow
  /** Whether something is to be shown that the page did not come with. */
  isMoved: boolean
  locale: string
  /** How many days its table holds. */
  rows: number
}

const RETRY_MS = 5_000

type Charts = typeof import('./Chart.tsx')
const { promise, resolve } = Promise.withResolvers<Charts>()
let isWanted = false

/** Fetches what draws charts, and tries again where there is no network. */
function fetchChart(): void {
  if (isWanted) return
  isWanted = true
  const load = () => import('./Chart.tsx').then(resolve, () => setTimeout(load, RETRY_MS))
  void load()
}

/** The chart as the server drew it; what draws it anew comes as soon as it has to, and otherwise once the page has come to rest. */
export function LateChart({ drawn, now, isMoved, locale, rows }: Props) {
  const [charts, setCharts] = useState<Charts | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(fetchChart), REST_MS)
    void promise.then(setCharts)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isMoved) fetchChart()
  }, [isMoved])
  return charts && isMoved ? <charts.Chart now={now} locale={locale} rows={rows} /> : drawn
}
