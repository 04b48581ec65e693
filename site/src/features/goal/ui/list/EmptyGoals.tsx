import { goal as words } from '../../../../messages/goal.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { ask } from '../../state/asked.ts'

/** The first time: one thing to do, and three to begin with. */
export function EmptyGoals() {
  const { today } = useDesk()
  const to = `${today.slice(0, 4)}-12-31`
  const { suggestions } = words.empty
  const ideas = [
    { title: suggestions.read, type: 'number', target: '12', to },
    { title: suggestions.walk, type: 'habit' },
    { title: suggestions.save, type: 'currency', target: '3000', to },
  ] as const
  return (
    <div className="empty goals-empty">
      <h2 className="prose">{words.empty.title}</h2>
      <p>{words.empty.body}</p>
      <button
        className="btn btn-primary btn-large"
        type="button"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => ask({ is: 'new', opener: currentTarget })}
      >
        {words.empty.action}
      </button>
      <p className="muted">{words.empty.ideas}</p>
      <ul className="goal-ideas">
        {ideas.map((begun) => (
          <li key={begun.title}>
            <button
              className="btn btn-plain"
              type="button"
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => ask({ is: 'new', begun, opener: currentTarget })}
            >
              {begun.title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
