import type { Win, WinSuggestions } from '@throughline/core/career'
import { isPartialDate } from '@throughline/core/career/partial-date'
import { readPastDate } from '@throughline/core/career/read-past-date'
import { type SubmitEvent, useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { win as winWords } from '../../../../messages/win.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { localDateOf } from '../../../desk/words/day.ts'
import { useRefused } from '../../fields/use-refused.ts'
import { editWin } from '../../state/act.ts'
import { partialDateWords } from '../../words/partial-date.ts'
import { Editable } from './Editable.tsx'

const words = winWords.when

interface Props {
  win: Win
  /** When it happened by its words. */
  said: WinSuggestions['happened']
}

/** When it happened, as exactly as it is known; until somebody says so it is the day it was written down, and its words may know better. */
export function When({ win, said }: Props) {
  const desk = useDesk()
  const refused = useRefused<string | null>(win.id, 'happenedOn')
  const [isFault, setFault] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>, end: () => void) => {
    const date = readPastDate(String(new FormData(event.currentTarget).get('date')), desk.today)
    setFault(!isPartialDate(date))
    if (!isPartialDate(date)) return event.currentTarget.querySelector('input')?.focus()
    void editWin(win, { happenedOn: date })
    end()
  }
  const fault = isFault ? words.fault : refused?.why
  const { happenedOn } = win
  const isUnsaid = happenedOn === localDateOf(win.createdAt, desk)
  const isOffered = said && isUnsaid && !happenedOn.startsWith(said.on) && said.on <= desk.today
  return (
    <>
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
      {isOffered && (
        <p className="asks">
          {winWords.number.says(said.because)}{' '}
          <button className="suggestion" type="button" onClick={() => void editWin(win, { happenedOn: said.on })}>
            <Icon name="plus" />
            {partialDateWords(said.on, { ...desk, today: '' }, 'long')}
          </button>
        </p>
      )}
    </>
  )
}
