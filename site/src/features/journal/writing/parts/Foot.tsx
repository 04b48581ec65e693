import { countWords } from '@throughline/core/journal/rules'
import { useDeferredValue, useMemo, useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { journal } from '../../../../messages/journal.ts'
import { writing as words } from '../../../../messages/journal-writing.ts'
import { useEntry } from '../use-entry.ts'
import { Energy, Feelings } from './Feelings.tsx'
import { Moods } from './Moods.tsx'
import { Tags } from './Tags.tsx'

/** What is said about the entry besides its text. */
export function Foot() {
  const { fields, desk } = useEntry()
  const isFelt = fields.feelings.length > 0 || fields.energy !== null
  const [isOpen, setOpen] = useState(isFelt)
  const body = useDeferredValue(fields.body)
  const count = useMemo(() => countWords(body), [body])
  return (
    <div className="sheet-foot">
      <Moods />
      <span className="word-count num">{journal.words(count, desk.locale)}</span>
      <Tags />
      <button
        className="btn btn-quiet felt-button"
        type="button"
        aria-expanded={isOpen}
        aria-controls="felt"
        onClick={() => setOpen(!isOpen)}
      >
        {words.feelings.more}
        <Icon name={isOpen ? 'down' : 'up'} />
      </button>
      <div className="felt" id="felt" hidden={!isOpen}>
        <Feelings />
        <Energy />
      </div>
    </div>
  )
}
