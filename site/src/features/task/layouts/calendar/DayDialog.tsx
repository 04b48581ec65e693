import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { dialog as words } from '../../../../messages/dialog.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { longDate } from '../../../desk/words/day.ts'
import type { Entry } from '../rules/entries.ts'
import { DayEvents } from './DayEvents.tsx'
import { DayList } from './DayList.tsx'

interface Props {
  day: string
  entries: readonly Entry[]
  onClose: () => void
}

/** One day whole. */
export function DayDialog({ day, entries, onClose }: Props) {
  const desk = useDesk()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; this is the click beside it
    <dialog
      ref={dialog}
      className="dialog day-dialog"
      aria-labelledby="day-dialog"
      onClose={(event) => event.target === dialog.current && onClose()}
      onClick={(event) => {
        // A task opens beside or instead of the calendar, not under its day.
        const isLink = event.target instanceof Element && event.target.closest('a[data-opens]')
        if (event.target === dialog.current || isLink) dialog.current?.close()
      }}
    >
      <div className="act-head">
        <h2 id="day-dialog">{longDate(day, desk)}</h2>
        <button className="btn btn-icon" type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <DayEvents day={day} />
      <DayList day={day} entries={entries} />
    </dialog>
  )
}
