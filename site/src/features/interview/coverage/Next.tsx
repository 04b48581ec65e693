import type { Coverage } from '@throughline/core/interview'
import { coverage as words } from '../../../messages/coverage.ts'
import { nextStep } from './next-step.ts'

/** What to do about a competency next; questions are put into practice by a form, with or without script. */
export function Next({ row }: { row: Coverage['competencies'][number] }) {
  const { words: said, whole, href, questionIds } = nextStep(row)
  const about = <span className="hidden-text">{words.next.of(row.name)}</span>
  if (href)
    return (
      <a className="link" href={href} title={whole} dir="auto">
        {said}
        {about}
      </a>
    )
  if (!questionIds) return <span className="muted">{said}</span>
  return (
    <form method="post">
      <button className="link" type="submit" name="put" value={questionIds.join(',')}>
        {said}
        {about}
      </button>
    </form>
  )
}
