import type { Decision, DecisionOutcome } from '@throughline/core/discussion'
import { useRef, useState } from 'react'
import { decision as words } from '../../../messages/discussion-decision.ts'
import { optionsOf } from '../../career/fields/ChoiceField.tsx'
import { useDesk } from '../../desk/use-desk.ts'
import { longDate } from '../../desk/words/day.ts'
import { DayField } from '../../when/DayField.tsx'
import { askLater, judge } from '../decided/act.ts'
import { ask } from '../decided/asked.ts'
import { FormDialog, toFault } from '../decided/FormDialog.tsx'
import { Choices, Line } from '../decided/fields.tsx'
import { dropDraft, keepDraft, keptDraft } from '../decided/kept-drafts.ts'
import type { Within } from '../decided/within.ts'

interface Props {
  decision: Decision
  within: Within
  onClose: () => void
}

interface Draft {
  held: 'yes' | 'no' | 'early' | null
  went: DecisionOutcome['went']
  text: string
  again: string
}

const { outcome: form } = words

/** How a decision turned out, or when to ask again. */
export default function OutcomeForm({ decision: given, within, onClose }: Props) {
  const desk = useDesk()
  const dialog = useRef<HTMLDialogElement>(null)
  const [decision] = useState(given)
  const key = `outcome ${decision.id}`
  const [draft, setDraft] = useState<Draft>(() => keptDraft<Draft>(key) ?? begun(decision.outcome, desk.today))
  const [isUnsaid, setUnsaid] = useState(false)
  const set = (changes: Partial<Draft>) => {
    setDraft({ ...draft, ...changes })
    keepDraft(key, { ...draft, ...changes })
    if (changes.held) setUnsaid(false)
  }
  const save = async () => {
    const { held, went, text, again } = draft
    setUnsaid(held === null)
    if (held === null) return toFault(dialog)
    dropDraft(key)
    dialog.current?.close()
    const outcome = { text: text.trim(), went, held: held === 'yes', on: decision.outcome?.on ?? desk.today, byId: desk.accountId }
    const isKept = await (held === 'early'
      ? askLater(within.id, decision, again, longDate(again, desk))
      : judge(within.id, decision, outcome))
    if (isKept) return
    keepDraft(key, draft)
    ask({ is: 'outcome', decision })
  }
  const { what, why, confidence, decidedOn } = decision
  const isEarly = draft.held === 'early'
  return (
    <FormDialog
      {...{ dialog, title: form.title, close: words.form.cancel, save: isEarly ? form.later : form.save }}
      onSave={() => void save()}
      onClose={onClose}
    >
      <div className="decided-then">
        <p className="what" dir="auto">
          {what}
        </p>
        {why && (
          <p className="muted" dir="auto">
            {why}
          </p>
        )}
        <p className="muted small">
          {form.said(longDate(decidedOn, desk), confidence === null ? '' : form.wasSure(words.calibration.share(confidence)))}
        </p>
      </div>
      <Choices
        {...{ legend: form.held, name: 'held', value: draft.held, options: optionsOf(form.choices), isFirst: true }}
        fault={isUnsaid ? form.faultHeld : undefined}
        onChoose={(held) => set({ held })}
      />
      {isEarly ? (
        <DayField
          {...{ label: form.again, called: form.againIs, none: words.form.noReview, date: draft.again, mayBeNone: false }}
          onPick={(again) => again && set({ again })}
        />
      ) : (
        <>
          <Choices
            {...{ legend: form.went, name: 'went', value: draft.went, options: optionsOf(form.wents) }}
            onChoose={(went) => set({ went })}
          />
          <Line
            {...{ label: form.text, value: draft.text, maxLength: 10_000, lines: 4, help: form.textHelp }}
            onType={(text) => set({ text })}
          />
        </>
      )}
    </FormDialog>
  )
}

const begun = (outcome: DecisionOutcome | null, today: string): Draft => ({
  held: outcome && (outcome.held ? 'yes' : 'no'),
  went: outcome?.went ?? 'as-expected',
  text: outcome?.text ?? '',
  again: Temporal.PlainDate.from(today).add({ months: 1 }).toString(),
})
