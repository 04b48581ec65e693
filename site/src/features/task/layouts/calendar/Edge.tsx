import type { Task } from '@throughline/core/task'
import { type PointerEvent, useRef } from 'react'
import { useDesk } from '../../../desk/use-desk.ts'
import { lasting, snapped, USUAL_MINUTES } from '../rules/reschedule.ts'
import { reschedule } from './reschedule.ts'

/** The lower edge of a task among the hours: pulled by mouse or finger, it says how long the task takes. By keys: Alt, Shift and an arrow. */
export function Edge({ task, length }: { task: Task; length: number }) {
  const desk = useDesk()
  const pull = useRef<{ y: number; hour: number; minutes: number } | null>(null)

  const begin = (event: PointerEvent<HTMLElement>) => {
    const column = event.currentTarget.closest<HTMLElement>('[data-from]')
    if (!column) return
    const hours = Number(column.dataset.to) - Number(column.dataset.from)
    pull.current = { y: event.clientY, hour: column.getBoundingClientRect().height / hours, minutes: 0 }
    event.currentTarget.setPointerCapture(event.pointerId)
    event.preventDefault()
  }
  const go = (event: PointerEvent<HTMLElement>) => {
    if (!pull.current) return
    const { y, hour } = pull.current
    pull.current.minutes = snapped(((event.clientY - y) / hour) * 60)
    const minutes = lasting(task, pull.current.minutes).durationMinutes ?? USUAL_MINUTES
    event.currentTarget.closest<HTMLElement>('.block')?.style.setProperty('--for', String(Math.max(minutes / 60, 0.25)))
  }
  const end = (event: PointerEvent<HTMLElement>, isMeant: boolean) => {
    const minutes = pull.current?.minutes ?? 0
    pull.current = null
    if (isMeant && minutes) return reschedule(task, lasting(task, minutes), desk)
    event.currentTarget.closest<HTMLElement>('.block')?.style.setProperty('--for', String(length))
  }
  return (
    <span
      className="block-edge"
      aria-hidden="true"
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
    />
  )
}
