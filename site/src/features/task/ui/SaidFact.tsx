import { useQuery } from '@tanstack/react-query'
import type { Task, TaskLinks } from '@throughline/core/task'
import { taskSaid as words } from '../../../messages/task-said.ts'
import { messageHref } from '../../addresses/messages.ts'
import { linksQuery } from '../state/links.ts'
import { Fact } from './Fact.tsx'

/** What was said that the task was made of, and the way back to it while the person has that discussion. */
export function SaidFact({ task: { id, saidIn }, given }: { task: Task; given: TaskLinks | undefined }) {
  const { data } = useQuery({ ...linksQuery(id), ...(given && { initialData: given }), enabled: saidIn !== null })
  if (!saidIn) return null
  const { discussionId, messageId, by, title, quote } = saidIn
  const isThere = data?.saidIn?.isThere ?? true
  const said = words.said(by, title)
  return (
    <Fact name={words.name}>
      {isThere ? (
        <a className="link" dir="auto" href={messageHref(discussionId, messageId)}>
          {said}
        </a>
      ) : (
        <span dir="auto">{said}</span>
      )}
      {quote && (
        <q className="link-quote said-quote" dir="auto">
          {quote}
        </q>
      )}
      {!isThere && <p className="help">{words.away}</p>}
    </Fact>
  )
}
