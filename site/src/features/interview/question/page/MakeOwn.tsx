import type { BankQuestion } from '@throughline/core/interview'
import { questions } from '../../../../messages/interview-question.ts'
import { questionHref } from '../../../addresses/interview.ts'
import { leaveWithUndo } from '../../../changes/undo-along.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { makeOwn } from '../state/act.ts'

const words = questions.page

/** A question of the library keeps its words; one of the person's own can be made of it. */
export function MakeOwn({ question }: { question: BankQuestion }) {
  const { accountId } = useDesk()
  const make = async () => {
    const id = await makeOwn(question)
    if (id) leaveWithUndo(questionHref(id), accountId)
  }
  return (
    <section aria-labelledby="yours">
      <h2 className="section-title" id="yours">
        {words.yours}
      </h2>
      <p className="muted">{words.yoursHelp}</p>
      <button className="btn btn-plain" type="button" onClick={() => void make()}>
        {words.makeOwn}
      </button>
    </section>
  )
}
