import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { list as listWords } from '../../../../messages/task-list.ts'
import { REST_MS } from '../../../desk/at-rest.ts'
import type { ToldFault } from '../../rules/told-faults.ts'
import { useTaskDesk } from '../../state/task-desk.ts'
import type { ComboProps } from './FilterCombo.tsx'

interface Props {
  /** What was wrong with the filter as the page was made. */
  faults: readonly ToldFault[]
  onShow: (filter: string) => void
}

/** The filter of the list. A plain field at first; once somebody comes near, or all is at rest, one that helps to write it. */
export function FilterField({ faults: given, onShow }: Props) {
  const { list } = useTaskDesk()
  const [text, setText] = useState(list.filter)
  const [faults, setFaults] = useState(given)
  const [Combo, setCombo] = useState<ComponentType<ComboProps> | null>(null)
  const [shown, setShown] = useState(list.filter)
  // Another list may have been gone to, or gone back to.
  if (list.filter !== shown) {
    setShown(list.filter)
    if (list.filter !== text.trim()) {
      setText(list.filter)
      setFaults([])
    }
  }
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const helpId = `${id}-help`

  // Without a network it stays the plain field, and the server says what is wrong.
  const prepare = useCallback(
    () => void import('./FilterCombo.tsx').then(({ FilterCombo }) => setCombo(() => FilterCombo)).catch(() => {}),
    [],
  )

  useEffect(() => {
    const details = field.current?.closest('details')
    // Where it is open as the page begins nobody has asked for it yet, and what helps is a quarter of the page's script.
    const timer = details?.open ? setTimeout(prepare, REST_MS) : undefined
    if (!details?.open) details?.addEventListener('toggle', prepare, { once: true })
    return () => {
      clearTimeout(timer)
      details?.removeEventListener('toggle', prepare)
    }
  }, [prepare])

  const show = async (filter: string) => {
    const library = await import('../../rules/told-faults.ts').catch(() => null)
    const found = library?.toldFaults(filter) ?? []
    setFaults(found)
    if (found.length === 0) onShow(filter.trim())
    else field.current?.focus()
  }
  const write = (next: string) => {
    setText(next)
    if (next !== text) setFaults([])
  }
  const shared = {
    id,
    text,
    isWrong: faults.length > 0,
    describedBy: helpId,
    field,
    shown,
    onWrite: write,
    onSubmit: () => void show(text),
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what comes near makes ready, and does nothing else
    <div className="filter-field" onFocus={prepare} onPointerEnter={prepare}>
      <label className="hidden-text" htmlFor={id}>
        {listWords.filter.label}
      </label>
      <div className="filter-line">
        {Combo ? <Combo {...shared} /> : <PlainField {...shared} />}
        <button className="btn btn-plain" type="submit" onClick={() => void show(text)}>
          {listWords.filter.submit}
        </button>
      </div>
      <div id={helpId}>
        {faults.length > 0 ? (
          <Faults faults={faults} text={text} onWrite={write} />
        ) : (
          <p className="help">
            {listWords.filter.help}{' '}
            <a className="link" href={listWords.filter.syntaxHref}>
              {listWords.filter.syntax}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}

function PlainField({ id, text, isWrong, describedBy, field, onWrite, onSubmit }: ComboProps) {
  return (
    <input
      ref={field}
      id={id}
      className="input input-small"
      name="filter"
      type="text"
      dir="auto"
      maxLength={500}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      placeholder={listWords.filter.placeholder}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      value={text}
      onChange={({ target }) => onWrite(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && onSubmit()}
    />
  )
}

interface FaultsProps {
  faults: readonly ToldFault[]
  text: string
  onWrite: (text: string) => void
}

/** What is wrong with the filter, each with its place in the text and, where one is known, what was meant. */
const Faults = ({ faults, text, onWrite }: FaultsProps) => (
  <div role="alert">
    <ul className="filter-faults">
      {faults.map(({ from, to, words: what, instead }) => (
        <li className="error" key={from}>
          <Icon name="warn" />
          <span>
            {to > from && <mark dir="auto">{text.slice(from, to)}</mark>} {what}{' '}
            {instead && (
              <button className="btn btn-quiet" type="button" onClick={() => onWrite(text.slice(0, from) + instead + text.slice(to))}>
                {listWords.filter.use(instead)}
              </button>
            )}
          </span>
        </li>
      ))}
    </ul>
  </div>
)
