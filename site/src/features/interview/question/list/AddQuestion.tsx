import { type SubmitEvent, useState } from 'react'
import { questions } from '../../../../messages/interview-question.ts'
import { useKeptDraft } from '../../../desk/writing/use-kept-draft.ts'
import { addQuestion } from '../state/act.ts'

const words = questions.add

/** Puts a question of one's own into the bank; what is being written outlives the page. */
export function AddQuestion() {
  const [text, setText] = useState('')
  const [company, setCompany] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const draft = useKeptDraft('new', 'question', (found) => {
    if (text) return false
    write(found.value)
    return true
  })
  const write = (typed: string) => {
    setText(typed)
    if (typed) draft?.set({ value: typed, base: '' })
    else draft?.clear()
  }
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = text.replace(/\s+/g, ' ').trim()
    setEmpty(said === '')
    if (said === '') return event.currentTarget.querySelector('textarea')?.focus()
    void addQuestion({ text: said, ...(company.trim() && { company: company.trim() }) }).isKept
    write('')
    setCompany('')
  }
  return (
    <form className="question-add" method="post" onSubmit={add} id="add">
      <h2 className="section-title">{words.title}</h2>
      <div className="field">
        <label htmlFor="new-question">{words.label}</label>
        <textarea
          className="input"
          id="new-question"
          name="text"
          rows={2}
          maxLength={500}
          dir="auto"
          value={text}
          aria-invalid={isEmpty || undefined}
          aria-describedby={isEmpty ? 'new-question-fault' : 'new-question-help'}
          onChange={({ target }) => write(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
        <p className="error" id="new-question-fault" role="alert">
          {isEmpty && words.nothing}
        </p>
        <p className="help" id="new-question-help">
          {words.help}
        </p>
      </div>
      <div className="field">
        <label htmlFor="new-question-company">{words.company}</label>
        <input
          className="input"
          id="new-question-company"
          name="company"
          maxLength={200}
          autoComplete="off"
          dir="auto"
          value={company}
          onChange={({ target }) => setCompany(target.value)}
        />
      </div>
      <button className="btn btn-primary" type="submit" name="add" value="question">
        {words.button}
      </button>
    </form>
  )
}
