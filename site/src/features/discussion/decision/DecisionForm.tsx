import { useQuery } from '@tanstack/react-query'
import type { Decision } from '@throughline/core/discussion'
import { useId, useRef, useState } from 'react'
import { focusSoon } from '../../../components/focus-soon.ts'
import { Icon } from '../../../components/Icon.tsx'
import { decision as words } from '../../../messages/discussion-decision.ts'
import { ChoiceField } from '../../career/fields/ChoiceField.tsx'
import { readEvery } from '../../career/records/read-every.ts'
import { BelowField } from '../../desk/ui/BelowField.tsx'
import { useDesk } from '../../desk/use-desk.ts'
import { DayField } from '../../when/DayField.tsx'
import { client } from '../client.ts'
import { editDecision, recordDecision } from '../decided/act.ts'
import { type Asked, ask } from '../decided/asked.ts'
import { FormDialog, toFault } from '../decided/FormDialog.tsx'
import { Line } from '../decided/fields.tsx'
import { dropDraft, keepDraft, keptDraft } from '../decided/kept-drafts.ts'
import { nameIn, type Within } from '../decided/within.ts'
import { decidedDays, reviewDays } from './days.ts'
import { beginDraft, type DecisionDraft, type DecisionFaults, MOST_OPTIONS, readDraft } from './draft.ts'

interface Props {
  asked: Asked & { is: 'decision' }
  within: Within
  onClose: () => void
}

const { form } = words

/** A new decision, or one that is edited. Closed or refused, what was typed is there when it is opened again. */
export default function DecisionForm({ asked, within, onClose }: Props) {
  const desk = useDesk()
  const dialog = useRef<HTMLDialogElement>(null)
  const [decision] = useState(asked.decision)
  const key = `${within.id} ${decision ? decision.id : `new ${asked.supersedes?.id ?? ''}`}`
  const [draft, setDraft] = useState<DecisionDraft>(() => {
    const { text = '', supersedes } = asked
    const kept = text ? undefined : keptDraft<DecisionDraft>(key)
    return kept ?? beginDraft(decision, { text, supersedes, readerId: desk.accountId, today: desk.today })
  })
  const [faults, setFaults] = useState<DecisionFaults>({})
  const set = (changes: Partial<DecisionDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    keepDraft(key, next)
    setFaults((faults) => Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in changes))))
  }
  const save = async () => {
    const { said, faults } = readDraft(draft, desk.today)
    setFaults(faults)
    if (Object.keys(faults).length > 0) return toFault(dialog)
    dropDraft(key)
    dialog.current?.close()
    const { messageId = null } = asked
    const isKept = decision
      ? await editDecision(within.id, decision, said)
      : await recordDecision(within.id, { ...said, messageId, supersedesId: draft.supersedesId }, desk.accountId)
    if (isKept) return
    keepDraft(key, draft)
    ask({ ...asked, text: '' })
  }
  const why = (field: keyof DecisionFaults) => {
    const fault = faults[field]
    return fault && form.faults[fault]
  }
  return (
    <FormDialog
      {...{ dialog, title: decision ? form.edit : form.new, close: form.cancel, save: decision ? form.saveEdit : form.save }}
      onSave={() => void save()}
      onClose={onClose}
    >
      <Line
        {...{ label: form.what, value: draft.what, maxLength: 500, placeholder: form.whatHint, fault: why('what'), isFirst: true }}
        onType={(what) => set({ what })}
      />
      <Line {...{ label: form.why, value: draft.why, maxLength: 20_000, lines: 4, help: form.whyHelp }} onType={(why) => set({ why })} />
      <Options options={draft.options} fault={why('options')} onChange={(options) => set({ options })} />
      <By within={within} byIds={draft.byIds} fault={why('byIds')} onChange={(byIds) => set({ byIds })} />
      <Confidence value={draft.confidence} onChange={(confidence) => set({ confidence })} />
      <div className="decided-days">
        <DayField
          {...{ label: form.review, called: form.reviewIs, none: form.noReview, date: draft.reviewOn, help: form.reviewHelp }}
          days={reviewDays(desk.today, draft.decidedOn)}
          fault={why('reviewOn')}
          onPick={(reviewOn) => set({ reviewOn })}
        />
        <DayField
          {...{ label: form.decidedOn, called: form.decidedOnIs, none: form.noReview, date: draft.decidedOn, mayBeNone: false }}
          days={decidedDays(desk.today)}
          fault={why('decidedOn')}
          onPick={(decidedOn) => set({ decidedOn: decidedOn ?? desk.today })}
        />
      </div>
      {!decision && (
        <Supersedes
          within={within}
          given={asked.supersedes}
          value={draft.supersedesId}
          onChoose={(supersedesId) => set({ supersedesId })}
        />
      )}
    </FormDialog>
  )
}

interface OptionsProps {
  options: DecisionDraft['options']
  fault: string | undefined
  onChange: (options: DecisionDraft['options']) => void
}

function Options({ options, fault, onChange }: OptionsProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const add = () => {
    const key = Math.max(-1, ...options.map((option) => option.key)) + 1
    onChange([...options, { key, text: '', chosen: false }])
    focusSoon(() => list.current?.querySelector<HTMLInputElement>('li:last-child input'))
  }
  const edit = (key: number, changes: object) => onChange(options.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  return (
    <fieldset className="decided-options">
      <legend>{form.options}</legend>
      <ul ref={list}>
        {options.map(({ key, text, chosen }, at) => (
          <li key={key}>
            <input
              {...{ className: 'input', value: text, maxLength: 500, dir: 'auto', autoComplete: 'off' }}
              aria-label={form.option(at + 1)}
              aria-invalid={fault && at === options.length - 1 ? true : undefined}
              onChange={({ target }) => edit(key, { text: target.value })}
            />
            <label>
              <input className="check" type="checkbox" checked={chosen} onChange={({ target }) => edit(key, { chosen: target.checked })} />
              {form.wasChosen}
            </label>
            <button
              className="btn btn-icon"
              type="button"
              aria-label={form.removeOption(at + 1)}
              onClick={() => onChange(options.filter((one) => one.key !== key))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {options.length < MOST_OPTIONS && (
        <button className="btn btn-quiet" type="button" onClick={add}>
          <Icon name="plus" /> {form.addOption}
        </button>
      )}
      <BelowField id={id} help={options.length > 0 ? form.optionsHelp : undefined} fault={fault} />
    </fieldset>
  )
}

interface ByProps {
  within: Within
  byIds: readonly string[]
  fault: string | undefined
  onChange: (byIds: string[]) => void
}

function By({ within, byIds, fault, onChange }: ByProps) {
  const { accountId } = useDesk()
  const id = useId()
  const offered = within.people.filter((person) => person.isIn || byIds.includes(person.id))
  return (
    <fieldset className="decided-choices">
      <legend>{form.by}</legend>
      {offered.map((person, at) => (
        <label key={person.id}>
          <input
            {...{ className: 'check', type: 'checkbox', checked: byIds.includes(person.id) }}
            aria-invalid={fault && at === 0 ? true : undefined}
            onChange={({ target }) => onChange(target.checked ? [...byIds, person.id] : byIds.filter((other) => other !== person.id))}
          />
          <span dir="auto">{nameIn(within, person.id, accountId)}</span>
        </label>
      ))}
      <BelowField id={id} fault={fault} />
    </fieldset>
  )
}

/** Where the slider begins. */
const MIDDLE = 75

function Confidence({ value, onChange }: { value: number | null; onChange: (value: number | null) => void }) {
  const id = useId()
  return (
    <div className="field">
      <label className="decided-check">
        <input
          {...{ className: 'check', type: 'checkbox', checked: value !== null }}
          onChange={({ target }) => onChange(target.checked ? MIDDLE : null)}
        />
        {form.saySure}
      </label>
      {value !== null && (
        <div className="decided-sure">
          <input
            type="range"
            {...{ id, min: 50, max: 100, step: 5, value }}
            aria-label={form.sure}
            aria-valuetext={words.sureOf(value)}
            onChange={({ target }) => onChange(Number(target.value))}
          />
          <output className="num" htmlFor={id}>
            {words.sureOf(value)}
          </output>
        </div>
      )}
    </div>
  )
}

interface SupersedesProps {
  within: Within
  given: Decision | undefined
  value: string | null
  onChoose: (id: string | null) => void
}

/** Which of the decisions that stand it takes the place of. */
function Supersedes({ within, given, value, onChoose }: SupersedesProps) {
  const { data } = useQuery({
    queryKey: ['standing-decisions', within.id],
    queryFn: () => readEvery((page) => client.decisions.list(within.id, { ...page, standing: true })),
    staleTime: 0,
  })
  const standing = data ?? (given ? [given] : [])
  if (standing.length === 0) return null
  return (
    <ChoiceField<string>
      {...{ label: form.supersedes, value: value ?? '' }}
      options={[['', form.nothing], ...standing.map(({ id, what }) => [id, what] as const)]}
      onSave={(id) => onChoose(id || null)}
    />
  )
}
