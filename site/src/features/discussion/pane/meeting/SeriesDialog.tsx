import { repeatRuleOf, rruleOf } from '@throughline/core/task/recurrence'
import { useState } from 'react'
import { pane as words } from '../../../../messages/discussion-pane.ts'
import { repeatEditor } from '../../../../messages/task-repeat.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { NextDates } from '../../../when/repeat/NextDates.tsx'
import { RepeatInWords } from '../../../when/repeat/RepeatInWords.tsx'
import { RepeatParts } from '../../../when/repeat/RepeatParts.tsx'
import { FormDialog } from '../FormDialog.tsx'
import { nextOf } from '../rules/agenda.ts'
import { type Often, oftenOf, rules } from '../rules/often.ts'
import { setSeries } from '../state/act.ts'
import type { PaneNow } from '../state/read-pane.ts'
import { OftenField } from './OftenField.tsx'
import { tomorrow, usualTime } from './TimeDialog.tsx'
import { faultIn, type Time, TimeFields } from './TimeFields.tsx'

/** How often people meet, from when on and at what time; the dates that gives are shown. */
export function SeriesDialog({ pane, onClose }: { pane: PaneNow; onClose: () => void }) {
  const desk = useDesk()
  // As the form shows it, whatever becomes of it meanwhile.
  const [discussion] = useState(pane.discussion)
  const { series } = discussion
  const [rrule, setRrule] = useState(series?.rrule ?? rules.week)
  const [isOther, setOther] = useState(oftenOf(rrule) === 'other')
  const [isTold, setTold] = useState(false)
  const [time, setTime] = useState<Time>(() => ({
    ...usualTime(desk, series),
    startsAt: series?.startsAt ?? nextOf(pane.ahead)?.startsAt ?? tomorrow(desk.today),
  }))
  const { series: form } = words.meeting
  const date = time.startsAt.slice(0, 10)
  const rule = repeatRuleOf(rrule)
  const choose = (often: Often) => {
    setOther(often === 'other')
    if (often !== 'other') setRrule(rules[often])
  }
  const save = () => {
    setTold(true)
    return faultIn(time) ? false : setSeries(discussion, { rrule, ...time })
  }
  return (
    <FormDialog title={form.title} save={form.save} onSave={save} onClose={onClose}>
      <OftenField
        {...{ label: form.often, value: isOther ? 'other' : oftenOf(rrule), isFirst: true, onChange: choose }}
        options={Object.entries(form.every) as [Often, string][]}
      />
      {isOther && (
        <div className="repeat-editor">
          <RepeatInWords onRead={(read) => setRrule(read.rrule)} onDone={(read) => setRrule(read.rrule)} />
          {rule ? (
            <RepeatParts rule={rule} due={date} onChange={(changed) => setRrule(rruleOf(changed))} />
          ) : (
            <label className="field">
              <span className="label">{repeatEditor.own}</span>
              <input className="input input-small" value={rrule} maxLength={500} onChange={({ target }) => setRrule(target.value.trim())} />
            </label>
          )}
        </div>
      )}
      <TimeFields time={time} onChange={setTime} day={{ label: form.first, called: form.firstCalled }} isTold={isTold} />
      <NextDates rrule={rrule} anchor={date} from={date < desk.today ? desk.today : date} />
    </FormDialog>
  )
}
