import type { AnswerWent, NewDebrief, TargetJob } from '@throughline/core/interview'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { focusSoon } from '../../../../components/focus-soon.ts'
import { Icon } from '../../../../components/Icon.tsx'
import { jobs } from '../../../../messages/interview-job.ts'
import { ChoiceField, optionsOf } from '../../../career/fields/ChoiceField.tsx'
import { interview } from '../../../desk/interview-client.ts'
import { useKeptDraft } from '../../../desk/writing/use-kept-draft.ts'
import type { Named } from '../JobPage.tsx'
import { debrief, takeDebriefBack } from '../state/act.ts'
import type { Interview } from './Interviews.tsx'

const words = jobs.debrief
const MOST = 50

interface Asked {
  key: number
  /** Of the bank, where it is there already. */
  questionId: string | null
  text: string
  storyId: string
  went: AnswerWent
  note: string
}

interface Props {
  job: TargetJob
  one: Interview
  stories: readonly Named[]
  questions: Readonly<Record<string, string>>
  onEnd: () => void
}

const blank = (key: number): Asked => ({ key, questionId: null, text: '', storyId: '', went: 'fair', note: '' })

/** What one was asked, what one told, and how it went; what is typed stays over a reload. */
export function Debrief({ job, one, stories, questions, onEnd }: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [note, setNote] = useState(one.debrief?.note ?? '')
  const [asked, setAsked] = useState<readonly Asked[]>(() => given(one, questions))
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const draft = useKeptDraft(one.id, 'debrief', (found) => {
    const said = JSON.parse(found.value) as { note: string; asked: Asked[] }
    setNote(said.note)
    setAsked(said.asked)
    draft?.set(found)
    return true
  })
  // What was put into the bank since the page came is called what it is called there.
  useEffect(() => {
    for (const { key, questionId, text } of asked)
      if (questionId && !text)
        interview.questions.get(questionId).then(
          (found) => setAsked((rows) => rows.map((row) => (row.key === key && !row.text ? { ...row, text: found.text } : row))),
          () => {},
        )
  }, [asked])
  const change = (next: { note?: string; asked?: readonly Asked[] }) => {
    if (next.note !== undefined) setNote(next.note)
    if (next.asked) setAsked(next.asked)
    draft?.set({ value: JSON.stringify({ note, asked, ...next }), base: '' })
  }
  const edit = (key: number, fields: Partial<Asked>) =>
    change({ asked: asked.map((row) => (row.key === key ? { ...row, ...fields } : row)) })
  const add = () => {
    const key = Math.max(-1, ...asked.map((row) => row.key)) + 1
    change({ asked: [...asked, blank(key)] })
    focusSoon(() => form.current?.querySelector<HTMLElement>(`[data-key="${key}"] textarea, [data-key="${key}"] input`))
  }
  const keep = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = saidOf(note, asked)
    const isNothing = !said.note && said.questions?.length === 0
    setFault(isNothing ? words.nothing : '')
    if (isNothing) return
    setBusy(true)
    const isKept = await debrief(job.id, one, said)
    setBusy(false)
    if (!isKept) return
    draft?.clear()
    onEnd()
  }
  return (
    <form ref={form} className="job-debrief" onSubmit={(event) => void keep(event)} aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`}>{words.title(one.title)}</h4>
      <p className="where">{words.help}</p>
      <ol>
        {asked.map((row, at) => (
          <li key={row.key} data-key={row.key}>
            <Row row={row} at={at} stories={stories} onEdit={(fields) => edit(row.key, fields)} />
            <button
              className="btn btn-icon"
              type="button"
              aria-label={words.removeOf(at + 1)}
              onClick={() => change({ asked: asked.filter(({ key }) => key !== row.key) })}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ol>
      {asked.length < MOST && (
        <button className="btn btn-quiet" type="button" onClick={add}>
          <Icon name="plus" /> {words.add}
        </button>
      )}
      <div className="field">
        <label htmlFor={`${id}-note`}>{words.all}</label>
        <textarea
          {...{ className: 'input', id: `${id}-note`, rows: 3, maxLength: 5_000, value: note, dir: 'auto' }}
          onChange={({ target }) => change({ note: target.value })}
        />
      </div>
      <p className="error" role="alert">
        {fault}
      </p>
      <p className="job-acts">
        <button className="btn btn-primary" type="submit" disabled={isBusy}>
          {words.save}
        </button>
        <button
          className="btn btn-plain"
          type="button"
          onClick={() => {
            draft?.clear()
            onEnd()
          }}
        >
          {words.cancel}
        </button>
        {one.debrief && (
          <button
            className="btn btn-quiet"
            type="button"
            onClick={() => {
              draft?.clear()
              void takeDebriefBack(job.id, one)
              onEnd()
            }}
          >
            {words.back}
          </button>
        )}
      </p>
    </form>
  )
}

function Row({
  row,
  at,
  stories,
  onEdit,
}: {
  row: Asked
  at: number
  stories: readonly Named[]
  onEdit: (fields: Partial<Asked>) => void
}) {
  const id = useId()
  const isKnown = stories.some((story) => story.id === row.storyId)
  return (
    <fieldset className="job-asked">
      <legend className="hidden-text">{words.questionN(at + 1)}</legend>
      <div className="field job-wide">
        <label htmlFor={`${id}-text`}>{words.question}</label>
        <input
          {...{ className: 'input', id: `${id}-text`, value: row.text, maxLength: 500, autoComplete: 'off', dir: 'auto' }}
          onChange={({ target }) => onEdit({ text: target.value, questionId: null })}
        />
      </div>
      <ChoiceField<AnswerWent>
        {...{ label: words.went, value: row.went, options: optionsOf(words.wents) }}
        onSave={(went) => onEdit({ went })}
      />
      <ChoiceField<string>
        {...{ label: words.story, value: isKnown ? row.storyId : '' }}
        options={[['', words.noStory], ...stories.map(({ id, title }) => [id, title] as const)]}
        onSave={(storyId) => onEdit({ storyId })}
      />
      <div className="field job-wide">
        <label htmlFor={`${id}-note`}>{words.note}</label>
        <input
          {...{ className: 'input', id: `${id}-note`, value: row.note, maxLength: 2_000, autoComplete: 'off', dir: 'auto' }}
          onChange={({ target }) => onEdit({ note: target.value })}
        />
      </div>
    </fieldset>
  )
}

const given = ({ debrief }: Interview, questions: Readonly<Record<string, string>>): Asked[] =>
  debrief
    ? debrief.questions.map(({ questionId, storyId, went, note }, key) => ({
        ...{ key, questionId, text: questions[questionId] ?? '', storyId: storyId ?? '', went, note },
      }))
    : [blank(0)]

/** Rows without a question say nothing; one that stands as it came keeps the question it is. */
const saidOf = (note: string, asked: readonly Asked[]): NewDebrief => ({
  note,
  questions: asked
    .filter(({ questionId, text }) => questionId || text.trim())
    .map(({ questionId, text, storyId, went, note }) => ({
      ...(questionId ? { questionId } : { text: text.trim() }),
      ...{ storyId: storyId || null, went, note },
    })),
})
