import { type FocusEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { focusSoon } from '../../../components/focus-soon.ts'
import { Icon } from '../../../components/Icon.tsx'
import { rows as words } from '../../../messages/career-rows.ts'
import { $announcement } from '../../desk/told.ts'
import { useKeptDraft } from '../../desk/writing/use-kept-draft.ts'
import { filled, type Keyed, keyed, movedBy, type Row, textOf, without } from './rows.ts'
import { useMore } from './use-more.ts'

export interface Column {
  field: string
  label: string
  maxLength: number
  type?: 'text' | 'url'
  /** Chosen from these; the first stands for nothing. */
  choices?: readonly (readonly [string, string])[]
  /** Names that are offered. */
  options?: readonly string[]
  /** Further ones that typed words may mean. */
  more?: ((typed: string) => Promise<readonly string[]>) | undefined
  isRequired?: boolean
  /** Written over as many lines as it takes, though it is one. */
  isLong?: boolean
  faultOf?: (typed: string) => string | null
}

interface Props {
  /** The record and its field. */
  recordId: string
  field: string
  label: string
  /** Such as “Add a highlight”. */
  add: string
  help?: string | undefined
  /** By what an address leads to it, and to its fields for a new row. */
  place?: string
  columns: readonly [Column, ...Column[]]
  value: readonly Row[]
  most: number
  onSave: (rows: Row[]) => void
}

/** What a row for a new one is set out from. */
const NEW = textOf({})

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * A list whose rows are written in place, moved and taken out; the last row is for a new one. What a page that is gone was
 * writing into a row is saved there, or stands in the row for a new one where that cannot be.
 */
export function RowsField({ recordId, field, label, add, help, place, columns, value, most, onSave }: Props) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [fresh, setFresh] = useState<Row>({})
  const [turn, setTurn] = useState(0)
  const drawn = useRef<readonly Keyed[]>([])
  const rows = keyed(drawn.current, value)
  useLayoutEffect(() => {
    drawn.current = rows
  })
  const [first] = columns
  const nameOf = (row: Row) => row[first.field] ?? ''
  const focusRow = (at: number, control: string) =>
    focusSoon(() => list.current?.querySelector<HTMLElement>(`[data-row="${at}"] ${control}`))
  const newField = () => list.current?.querySelector<HTMLElement>('.row-new [data-field]')
  const setOut = (row: Row) => {
    setFresh(row)
    setTurn((turn) => turn + 1)
  }
  const move = (at: number, step: -1 | 1, control: string) => {
    const moved = movedBy(value, at, step)
    $announcement.set(moved ? words.moved(nameOf(value[at] as Row), at + step + 1, value.length) : words.atEdge)
    if (!moved) return
    onSave(moved)
    focusRow(at + step, control)
  }
  const change = (row: Row, at: number) => {
    draft?.clear()
    if (filled(row, columns)) return onSave(value.map((other, place) => (place === at ? row : other)))
    onSave(without(value, at))
    // Emptied by Enter, it takes the focus with it.
    focusSoon(newField)
  }
  const keep = (row: Row) => {
    if (!filled(row, columns)) return setFresh(row)
    draft?.clear()
    setOut({})
    onSave([...value, row])
  }
  const draft = useKeptDraft(recordId, field, (found) => {
    const row = JSON.parse(found.value) as Row
    const at = value.findIndex((one) => textOf(one) === found.base)
    const isFaulty = columns.some(({ field, faultOf }) => row[field] && faultOf?.(row[field]))
    if (at >= 0 && !isFaulty) change(row, at)
    else if (found.base === NEW && !isFaulty && filled(row, columns)) keep(row)
    else if (textOf(fresh) !== NEW) return false
    else {
      draft?.set({ ...found, base: NEW })
      setOut(row)
    }
    return true
  })
  return (
    <fieldset className="rows" {...(place && { id: place, tabIndex: -1 })}>
      <legend className="section-title">{label}</legend>
      {help && <p className="help">{help}</p>}
      <ul ref={list}>
        {rows.map(({ key, row }, at) => (
          <li key={key} className="row-edit" data-row={at}>
            <Inputs
              id={`${id}-${key}`}
              columns={columns}
              row={row}
              onLeave={(changed) => {
                if (textOf(changed) === textOf(row)) draft?.clear()
                else change(changed, at)
              }}
              onWrite={(written) => draft?.set({ value: textOf(written), base: textOf(row) })}
              onKeyDown={(event) => {
                const step = event.altKey && !event.ctrlKey && !event.metaKey ? steps[event.key] : undefined
                if (!step) return
                event.preventDefault()
                move(at, step, '[data-field]')
              }}
            />
            <span className="row-acts">
              <button
                className="btn btn-icon row-up"
                type="button"
                disabled={at === 0}
                aria-label={words.up(nameOf(row))}
                onClick={() => move(at, -1, '.row-up')}
              >
                <Icon name="up" />
              </button>
              <button
                className="btn btn-icon row-down"
                type="button"
                disabled={at === value.length - 1}
                aria-label={words.down(nameOf(row))}
                onClick={() => move(at, 1, '.row-down')}
              >
                <Icon name="down" />
              </button>
              <button
                className="btn btn-icon"
                type="button"
                aria-label={words.remove(nameOf(row))}
                onClick={() => {
                  onSave(without(value, at))
                  focusSoon(newField)
                }}
              >
                <Icon name="close" />
              </button>
            </span>
          </li>
        ))}
        {value.length < most && (
          <li className="row-edit row-new" key={`new ${turn}`}>
            <Inputs
              id={`${place ?? id}-new`}
              columns={columns}
              row={fresh}
              placeholder={add}
              onLeave={keep}
              onWrite={(written) => draft?.set({ value: textOf(written), base: NEW })}
            />
          </li>
        )}
      </ul>
    </fieldset>
  )
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface InputsProps {
  id: string
  columns: readonly Column[]
  row: Row
  /** Of the first, where nothing is written yet. */
  placeholder?: string
  onLeave: (row: Row) => void
  /** Told with each letter. */
  onWrite: (row: Row) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/** How its inputs stand beside one another. */
const shapeOf = (columns: readonly Column[]): string => {
  if (columns.length === 1) return 'row-fields row-one'
  return columns.some(({ type }) => type === 'url') ? 'row-fields row-address' : 'row-fields'
}

/** The inputs of a row. It is left when the focus goes elsewhere than to another of them, or by Enter. */
function Inputs({ id, columns, row, placeholder, onLeave, onWrite, onKeyDown }: InputsProps) {
  const span = useRef<HTMLSpanElement>(null)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  // Enter keeps a row whose input then goes from the page, which takes the focus away as well.
  const kept = useRef('')
  const further = useMore(columns)
  const controls = () => [...(span.current?.querySelectorAll<Control>('[data-field]') ?? [])]
  const saying = (): Row => ({
    ...row,
    ...Object.fromEntries(controls().map(({ dataset, value }) => [dataset.field as string, value.replace(/\s*\n\s*/g, ' ').trim()])),
  })
  const said = textOf(row)
  const before = useRef(said)
  // Changed elsewhere, or taken back: the inputs follow, unless something else is being written into them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what the row says
  useLayoutEffect(() => {
    if (before.current === said) return
    const typed = saying()
    const known = [before.current, kept.current].flatMap((text) => (text ? [JSON.parse(text) as Row] : []))
    const isBeingWritten = !known.some((one) => columns.every(({ field }) => (one[field] ?? '') === typed[field]))
    before.current = said
    kept.current = ''
    if (!isBeingWritten) for (const control of controls()) control.value = row[control.dataset.field as string] ?? ''
  }, [said])
  const leave = () => {
    const said = saying()
    const found = columns.flatMap(({ field, faultOf }) => {
      const fault = said[field] ? faultOf?.(said[field]) : null
      return fault ? [[field, fault] as const] : []
    })
    setFaults(Object.fromEntries(found))
    if (found.length > 0 || kept.current === textOf(said)) return
    kept.current = textOf(said)
    onLeave(said)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) leave()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of its inputs, which are what is used
    <span
      ref={span}
      className={shapeOf(columns)}
      onBlur={onBlur}
      onInput={() => {
        const said = saying()
        onWrite(said)
        further.ask(said)
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
        event.preventDefault()
        leave()
        if (placeholder) focusSoon(() => document.getElementById(`${id}-${columns[0]?.field}`))
      }}
    >
      {columns.map(({ field, label, maxLength, type = 'text', choices, options: own, isLong }, at) => {
        const options = own && [...new Set([...own, ...further.of(field)])]
        const common = { ...{ id: `${id}-${field}`, 'data-field': field, 'aria-label': label, defaultValue: row[field] ?? '' } }
        const fault = faults[field]
        return (
          <span key={field} className="row-field">
            {choices ? (
              <select className="input input-small" {...common}>
                {choices.map(([choice, words]) => (
                  <option key={choice} value={choice}>
                    {words}
                  </option>
                ))}
              </select>
            ) : isLong ? (
              <textarea
                className="input input-small"
                dir="auto"
                {...common}
                rows={1}
                maxLength={maxLength}
                placeholder={placeholder && (at === 0 ? placeholder : label)}
              />
            ) : (
              <input
                className="input input-small"
                dir="auto"
                {...common}
                type={type}
                maxLength={maxLength}
                placeholder={placeholder && (at === 0 ? placeholder : label)}
                autoComplete="off"
                list={options && `${id}-${field}-options`}
                aria-invalid={fault ? true : undefined}
                aria-describedby={fault && `${id}-${field}-fault`}
              />
            )}
            {options && (
              <datalist id={`${id}-${field}-options`}>
                {options.map((option) => (
                  <option key={option} value={option} />
                ))}
              </datalist>
            )}
            {fault && (
              <p className="error" id={`${id}-${field}-fault`} role="alert">
                {fault}
              </p>
            )}
          </span>
        )
      })}
    </span>
  )
}
