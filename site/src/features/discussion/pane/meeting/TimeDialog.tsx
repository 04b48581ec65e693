import type { MeetingAhead } from '@throughline/core/discussion'
import { useState } from 'react'
import { pane as words } from '../../../../messages/discussion-pane.ts'
import { newId } from '../../../desk/id.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { localTime, nearDateWithin } from '../../../desk/words/day.ts'
import { meets } from '../../rules/meets.ts'
import { FormDialog } from '../FormDialog.tsx'
import { type Often, rules } from '../rules/often.ts'
import { arrange, moveMeeting, setSeries } from '../state/act.ts'
import type { PaneNow } from '../state/read-pane.ts'
import { meetingWords } from '../words.ts'
import { OftenField } from './OftenField.tsx'
import { faultIn, type Time, TimeFields } from './TimeFields.tsx'

interface Props {
  /** The one that is moved; `null` where one is arranged. */
  meeting: MeetingAhead | null
  pane: PaneNow
  onClose: () => void
}

type Repeats = 'never' | Exclude<Often, 'other'>

/** When a meeting is, and whether it is the first of many; or another time for one that there is. */
export function TimeDialog({ meeting, pane, onClose }: Props) {
  const desk = useDesk()
  // Sent twice, it is one meeting.
  const [id] = useState(newId)
  // As the form shows it, whatever becomes of it meanwhile.
  const [discussion] = useState(pane.discussion)
  const { series } = discussion
  const mayRepeat = !meeting && !series && meets(discussion.kind)
  const [time, setTime] = useState<Time>(() => timeOf(meeting) ?? { ...usualTime(desk, series), startsAt: tomorrow(desk.today) })
  const [repeats, setRepeats] = useState<Repeats>('never')
  const [isTold, setTold] = useState(false)
  const { arranging, moving, day, dayCalled, series: often } = words.meeting
  const save = () => {
    setTold(true)
    if (faultIn(time)) return false
    const { id: discussionId } = discussion
    if (repeats !== 'never') return setSeries(discussion, { rrule: rules[repeats], ...time })
    if (!meeting) return arrange(discussionId, { id, ...time })
    const when = `${nearDateWithin(time.startsAt.slice(0, 10), desk)} ${localTime(time.startsAt, desk.locale)}`
    return moveMeeting(discussionId, meeting, time, when)
  }
  return (
    <FormDialog
      title={meeting ? moving.title(meetingWords(meeting, desk)) : arranging.title}
      save={meeting ? moving.save : arranging.save}
      onSave={save}
      onClose={onClose}
    >
      <TimeFields time={time} onChange={setTime} day={{ label: day, called: dayCalled }} isTold={isTold} />
      {mayRepeat && (
        <OftenField<Repeats>
          {...{ label: arranging.repeats, value: repeats, onChange: setRepeats }}
          options={[
            ['never', arranging.never],
            ...(['week', 'fortnight', 'month'] as const).map((each) => [each, often.every[each]] as const),
          ]}
        />
      )}
    </FormDialog>
  )
}

const timeOf = (meeting: Time | null): Time | null =>
  meeting && { startsAt: meeting.startsAt, timeZone: meeting.timeZone, durationMinutes: meeting.durationMinutes }

export const usualTime = ({ timeZone }: { timeZone: string }, series: Time | null): Omit<Time, 'startsAt'> => ({
  timeZone: series?.timeZone ?? timeZone,
  durationMinutes: series?.durationMinutes ?? 30,
})

export const tomorrow = (today: string): string => `${Temporal.PlainDate.from(today).add({ days: 1 })}T10:00`
