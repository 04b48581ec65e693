import type { Win } from '@throughline/core/career'
import { isPartialDate } from '@throughline/core/career/partial-date'
import { type SubmitEvent, useState } from 'react'
import { win } from '../../../../messages/win.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { useRefused } from '../../fields/use-refused.ts'
import { editWin } from '../../state/act.ts'
import { partialDateWords, readPartialDate } from '../../words/partial-date.ts'
import { Editable } from './Editable.tsx'

const words = win.when

/** When it happened, as exactly as it is known. */
export function When({ win }: { win: Win }) {
  const desk = useDesk()
  const refused = useRefused<string | null>(win.id, 'happenedOn')
  const [isFault, setFault] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>, end: () => void) => {
    const date = readPartialDate(String(new FormData(event.currentTarget).get('date')))
    setFault(!isPartialDate(date))
    if (!isPartialDate(date)) return event.currentTarget.querySelector('input')?.focus()
    void editWin(win, { happenedOn: date })
    end()
  }
  const fault = isFault ? words.fault : refused?.why
  return (
    <Editable
      edit={words.edit}
      shown={<time dateTime={win.happenedOn}>{partialDateWords(win.happenedOn, { ...desk, today: '' }, 'long')}</time>}
      isWrong={refused !== null}
      onSubmit={submit}
    >
      <input
        className="input input-small"
        name="date"
        aria-label={words.label}
        aria-describedby="when-help"
        aria-invalid={fault ? true : undefined}
        defaultValue={refused?.value ?? win.happenedOn}
        maxLength={30}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit it
        autoFocus
      />
      <p className={fault ? 'error' : 'help'} id="when-help" role={fault ? 'alert' : undefined}>
        {fault ?? words.help}
      </p>
    </Editable>
  )
}
