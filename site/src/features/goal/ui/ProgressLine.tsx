import type { Goal, Measures } from '@throughline/core/goal'
import type { CSSProperties } from 'react'
import { goal as words } from '../../../messages/goal.ts'
import { percent } from '../words/figures.ts'

interface Props {
  goal: Pick<Goal, 'status'>
  measures: Measures | undefined
  locale: string
  /** Beside others that say it in words. */
  isMute?: boolean
}

/** How far a goal has come, as a thread with a knot; a tick is where the ideal stands today. */
export function ProgressLine({ goal, measures, locale, isMute = false }: Props) {
  const progress = goal.status === 'draft' ? null : (measures?.progress ?? null)
  const ideal = goal.status === 'active' && measures ? idealPart(measures) : null
  const isBare = goal.status !== 'active' && goal.status !== 'achieved'
  const said =
    progress === null
      ? words.noProgress[measures?.unmeasured ?? 'no-check-ins']
      : words.progress(percent(progress, locale), ideal === null ? null : percent(ideal, locale))
  const style = { '--at': place(progress ?? 0), ...(ideal !== null && { '--ideal': place(ideal) }) } as CSSProperties
  return (
    <span
      className={isBare || progress === null ? 'progress bare' : 'progress'}
      style={style}
      {...(isMute ? { 'aria-hidden': true } : { role: 'img', 'aria-label': said })}
    >
      {progress !== null && <i />}
      {ideal !== null && <b />}
    </span>
  )
}

/** Where the ideal lies between start and target, as a ratio. */
function idealPart({ ideal, start, target }: Measures): number | null {
  if (ideal === null || start === target) return null
  return (Number(ideal) - Number(start)) / (Number(target) - Number(start))
}

/** The line ends where it ends; the words say what lies beyond. */
const place = (ratio: number) => `${Math.min(1, Math.max(0, ratio)) * 100}%`
