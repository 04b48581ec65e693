import { isPartialDate } from '@throughline/core/career/partial-date'
import { readPartialDate } from '@throughline/core/career/read-partial-date'
import type { AnswerMinutes, BankQuestion } from '@throughline/core/interview'
import { questions } from '../../../../messages/interview-question.ts'
import { ChoiceField } from '../../../career/fields/ChoiceField.tsx'
import { NamesRows } from '../../../career/fields/NamesRows.tsx'
import { TextField } from '../../../career/fields/TextField.tsx'
import { partialDateWords } from '../../../career/words/partial-date.ts'
import { leaveWithUndo } from '../../../changes/undo-along.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { NamesField } from '../../../names/NamesField.tsx'
import type { Named } from '../../../names/offers.ts'
import { removeRecord, saveRecord } from '../../records/act.ts'

const words = questions.page
const { fields } = words
const pairs = <V extends string>(named: Readonly<Record<V, string>>) => Object.entries(named) as [V, string][]
const lengths = ['1', '2', '5'] as const

/** A question of the person's own, written in place. */
export function OwnQuestion({ question, competencies }: { question: BankQuestion; competencies: readonly Named[] }) {
  const desk = useDesk()
  const { id, text, kind, level, minutes, wants, traps, note, askedAt, company } = question
  const save = (changes: Partial<BankQuestion>) =>
    void saveRecord('question', question, changes, questions.did.edit(Object.keys(changes)[0] as string))
  const remove = async () => {
    if (await removeRecord('question', id, questions.did.remove)) leaveWithUndo('/interview-prep/questions', desk.accountId)
  }
  const common = { id, maxLength: 500 }
  return (
    <section className="question-own" aria-labelledby="own">
      <h2 className="section-title" id="own">
        {words.facts}
      </h2>
      <TextField {...common} field="text" label={fields.text ?? ''} value={text} onSave={(text) => text && save({ text })} />
      <div className="facts-grid">
        <ChoiceField label={fields.kind ?? ''} value={kind} options={pairs(questions.kinds)} onSave={(kind) => save({ kind })} />
        <ChoiceField label={fields.level ?? ''} value={level} options={pairs(questions.levels)} onSave={(level) => save({ level })} />
        <ChoiceField
          label={fields.minutes ?? ''}
          value={String(minutes) as (typeof lengths)[number]}
          options={lengths.map((length) => [length, questions.minutes(Number(length))] as const)}
          onSave={(length) => save({ minutes: Number(length) as AnswerMinutes })}
        />
        <TextField
          {...common}
          field="company"
          label={fields.company ?? ''}
          value={company}
          maxLength={200}
          onSave={(company) => save({ company })}
        />
        <TextField
          {...{ id, field: 'askedAt', label: fields.askedAt ?? '', maxLength: 30, help: words.askedAtHelp }}
          value={askedAt ? partialDateWords(askedAt, { ...desk, today: '' }, 'long') : ''}
          faultOf={(typed) => (typed === '' || isPartialDate(readPartialDate(typed)) ? null : words.askedAtFault)}
          onSave={(typed) => save({ askedAt: typed === '' ? null : readPartialDate(typed) })}
        />
      </div>
      <div className="field">
        <span className="label">{fields.competencies}</span>
        <NamesField
          label={words.findCompetency}
          add={words.addCompetency}
          names={question.competencies}
          options={competencies}
          isOfCompetencies
          onChange={(names) => save({ competencies: names.slice(0, MOST) })}
        />
      </div>
      <TextField {...common} field="wants" label={fields.wants ?? ''} value={wants} onSave={(wants) => save({ wants })} />
      <NamesRows
        {...{ recordId: id, field: 'traps', label: fields.traps ?? '', add: words.addTrap, value: traps, most: 10, maxLength: 200 }}
        onSave={(traps) => save({ traps })}
      />
      <TextField
        {...{ id, field: 'note', label: fields.note ?? '', value: note, maxLength: 5_000, help: words.noteHelp, isProse: true }}
        onSave={(note) => save({ note })}
      />
      <button className="btn btn-quiet" type="button" onClick={() => void remove()}>
        {words.remove}
      </button>
    </section>
  )
}

/** Competencies that a question may name. */
const MOST = 5
