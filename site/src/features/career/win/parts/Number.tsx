import type { Evidence, Win, WinSuggestions } from '@throughline/core/career'
import { type SubmitEvent, useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { thread } from '../../../../messages/career-thread.ts'
import { win } from '../../../../messages/win.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { useRefused } from '../../fields/use-refused.ts'
import { type MetricFault, readMetric, type TypedMetric } from '../../rules/metric.ts'
import { hasNoNumber } from '../../rules/thin.ts'
import { editWin } from '../../state/act.ts'
import { evidenceWords } from '../../words/evidence.ts'
import { decimalWords, quantityWords, resultWords } from '../../words/result.ts'
import { Editable } from './Editable.tsx'

const words = win.number

const metricSaid = ({ baseline, value, unit }: NonNullable<WinSuggestions['metric']>) => ({
  ...{ baseline, value, unit, of: '' },
  ...{ baselineFrom: null, valueFrom: null },
})

interface Props {
  win: Win
  /** What its words say, or what would count. */
  suggested: Pick<WinSuggestions, 'asks' | 'metric'>
}

/** What it came to: from where to where, each number typed or taken from a piece of evidence. */
export function NumberOfWin({ win, suggested: { asks, metric: said } }: Props) {
  const { locale } = useDesk()
  const refused = useRefused(win.id, 'metric')
  const [fault, setFault] = useState<MetricFault | null>(null)
  const isMissing = hasNoNumber(win)
  const sources = sourcesOf(win, locale)
  const submit = (event: SubmitEvent<HTMLFormElement>, end: () => void) => {
    const form = event.currentTarget
    const typed = Object.fromEntries(new FormData(form)) as Record<string, string>
    const read = readMetric({ baselineFrom: '', valueFrom: '', ...typed } as TypedMetric, win.evidence, locale)
    setFault('fault' in read ? read.fault : null)
    if ('fault' in read) return form.querySelector<HTMLElement>(`[name="${read.fault === 'baseline' ? 'baseline' : 'value'}"]`)?.focus()
    void editWin(win, { metric: read })
    end()
  }
  const why = fault ? (fault === 'none' ? words.needed : words.fault) : refused?.why
  return (
    <section className="win-number" id="number" aria-labelledby="h-number">
      <h2 className="section-title" id="h-number">
        {words.title}
      </h2>
      {isMissing && (
        <p className="asks">
          {said ? words.says(said.because) : (asks?.question ?? words.any)}{' '}
          {said && (
            <button className="suggestion" type="button" onClick={() => void editWin(win, { metric: metricSaid(said) })}>
              <Icon name="plus" />
              <bdi className="num" dir="ltr">
                {resultWords(metricSaid(said), locale)}
              </bdi>
            </button>
          )}
        </p>
      )}
      <Editable
        edit={isMissing ? words.add : words.edit}
        shown={
          isMissing && !resultWords(win.metric, locale) ? (
            <span className="link">{words.add}</span>
          ) : (
            <span className="result-large">
              <bdi dir="ltr">{resultWords(win.metric, locale)}</bdi> {win.metric?.of && <small>{win.metric.of}</small>}
            </span>
          )
        }
        isWrong={refused !== null}
        onSubmit={submit}
        beside={(end) =>
          win.metric && (
            <button
              className="btn btn-quiet"
              type="button"
              onClick={() => {
                void editWin(win, { metric: null })
                end()
              }}
            >
              {words.remove}
            </button>
          )
        }
      >
        <div className="metric-fields">
          <NumberField name="baseline" win={win} locale={locale} isWrong={fault === 'baseline'} isFirst />
          <NumberField name="value" win={win} locale={locale} isWrong={fault === 'value' || fault === 'none'} />
          <label className="field">
            <span className="label">{words.unit}</span>
            <input
              className="input input-small"
              name="unit"
              maxLength={30}
              placeholder={words.unitHint}
              defaultValue={win.metric?.unit ?? ''}
              autoComplete="off"
            />
          </label>
          <label className="field metric-of">
            <span className="label">{words.of}</span>
            <input
              className="input input-small"
              name="of"
              maxLength={100}
              placeholder={words.ofHint}
              defaultValue={win.metric?.of ?? ''}
              autoComplete="off"
              dir="auto"
            />
          </label>
        </div>
        {why && (
          <p className="error" role="alert">
            {why}
          </p>
        )}
      </Editable>
      {sources && <p className="help">{sources}</p>}
    </section>
  )
}

interface FieldProps {
  name: 'baseline' | 'value'
  win: Win
  locale: string
  isWrong: boolean
  isFirst?: boolean
}

/** A number, and where it comes from once a piece of evidence says one. */
function NumberField({ name, win: { metric, evidence }, locale, isWrong, isFirst = false }: FieldProps) {
  const [from, setFrom] = useState(metric?.[`${name}From`] ?? '')
  const numbered = evidence.filter(({ number }) => number)
  const taken = numbered.find(({ id }) => id === from)?.number
  return (
    <div className="field">
      <label htmlFor={`metric-${name}`}>{words[name]}</label>
      <input
        id={`metric-${name}`}
        className="input input-small num"
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        readOnly={taken !== undefined && taken !== null}
        key={from}
        defaultValue={taken ? decimalWords(taken.value, locale) : metric?.[name] ? decimalWords(metric[name], locale) : ''}
        aria-invalid={isWrong ? true : undefined}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit it
        autoFocus={isFirst}
      />
      {numbered.length > 0 && (
        <select
          className="input input-small"
          name={`${name}From`}
          aria-label={words.takenFrom(words[name])}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        >
          <option value="">{words.typed}</option>
          {numbered.map((piece) => (
            <option key={piece.id} value={piece.id}>
              {words.from(sourceName(piece, locale))}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

const sourceName = ({ kind, number, ...piece }: Evidence, locale: string) =>
  `${thread.kinds[kind]}: ${number ? quantityWords(number, locale) : ''} ${evidenceWords({ ...piece, kind, number: null }, locale)}`.slice(
    0,
    120,
  )

/** Where its numbers are taken from. */
function sourcesOf({ metric, evidence }: Win, locale: string): string | null {
  const named = evidence.filter(({ id }) => id === metric?.valueFrom || id === metric?.baselineFrom)
  if (named.length === 0) return null
  return `${words.sources(named.map((piece) => sourceName(piece, locale)).join('; '))}. ${words.corrected}`
}
