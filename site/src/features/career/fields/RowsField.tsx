import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { rows as words } from '../../../messages/career-rows.ts'
import { $announcement } from '../../task/state/stores.ts'
import { useKeptDraft } from '../../task/ui/use-kept-draft.ts'
import { filled, movedBy, type Row, textOf, without } from './rows.ts'

export interface Column {
  field: string
  label: string
  maxLength: number
  type?: 'text' | 'url'
  /** Chosen from these; the first stands for nothing. */
  choices?: readonly (readonly [string, string])[]
  /** Names that are offered. */
  options?: readonly string[]
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
export function RowsField({ recordId, field, label, add, help, columns, value, most, onSave }: Props) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [fresh, setFresh] = useState<Row>({})
  const [restored, setRestored] = useState<Row | null>(null)
  const [first] = columns
  const nameOf = (row: Row) => row[first.field] ?? ''
  const focusRow = (at: number, control: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-row="${at}"] ${control}`)?.focus())
  const move = (at: number, step: -1 | 1, control: string) => {
    const moved = movedBy(value, at, step)
    $announcement.set(moved ? words.moved(nameOf(value[at] as Row), at + step + 1, value.length) : words.atEdge)
    if (!moved) return
    onSave(moved)
    focusRow(at + step, control)
  }
  const change = (row: Row, at: number) => {
    draft?.clear()
    onSave(filled(row, columns) ? value.map((other, place) => (place === at ? row : other)) : without(value, at))
  }
  const keep = (row: Row) => {
    if (!filled(row, columns)) return setFresh(row)
    draft?.clear()
    setFresh({})
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
      setFresh(row)
      setRestored(row)
    }
    return true
  })
  return (
    <fieldset className="rows">
      <legend className="section-title">{label}</legend>
      {help && <p className="help">{help}</p>}
      <ul ref={list}>
        {value.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same
          <li key={`${at} ${JSON.stringify(row)}`} className="row-edit" data-row={at}>
            <Inputs
              id={`${id}-${at}`}
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
                  requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('.row-new [data-field]')?.focus())
                }}
              >
                <Icon name="close" />
              </button>
            </span>
          </li>
        ))}
        {value.length < most && (
          <li className="row-edit row-new" key={`new ${value.length} ${restored && textOf(restored)}`}>
            <Inputs
              id={`${id}-new`}
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

/** The inputs of a row. It is left when the focus goes elsewhere than to another of them, or by Enter. */
function Inputs({ id, columns, row, placeholder, onLeave, onWrite, onKeyDown }: InputsProps) {
  const span = useRef<HTMLSpanElement>(null)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  // Enter keeps a row whose input then goes from the page, which takes the focus away as well.
  const kept = useRef('')
  const saying = (): Row => {
    const controls = span.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[data-field]') ?? []
    return {
      ...row,
      ...Object.fromEntries([...controls].map(({ dataset, value }) => [dataset.field as string, value.replace(/\s*\n\s*/g, ' ').trim()])),
    }
  }
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
      className={columns.length > 1 ? 'row-fields' : 'row-fields row-one'}
      onBlur={onBlur}
      onInput={() => onWrite(saying())}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
        event.preventDefault()
        leave()
        if (placeholder) requestAnimationFrame(() => document.getElementById(`${id}-${columns[0]?.field}`)?.focus())
      }}
    >
      {columns.map(({ field, label, maxLength, type = 'text', choices, options, isLong }, at) => {
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
