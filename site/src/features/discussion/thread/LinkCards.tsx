import { Icon } from '../../../components/Icon.tsx'
import type { IconName } from '../../../components/icons.ts'
import { thread as words } from '../../../messages/discussion-thread.ts'
import type { Card } from './cards.ts'

const iconOf: Record<Card['kind'], IconName> = {
  task: 'tasks',
  goal: 'goal',
  'journal-entry': 'pen',
  discussion: 'talk',
  experience: 'person',
  win: 'win',
  story: 'win',
}

/** The records a message links, as the reader has them. */
export const LinkCards = ({ cards }: { cards: readonly Card[] }) =>
  cards.length > 0 && (
    <ul className="said-links">
      {cards.map(({ kind, href, title, isDone }) => (
        <li key={href}>
          <a className="said-link" href={href}>
            <Icon name={iconOf[kind]} />
            <span dir="auto">{title || words.linked[kind]}</span>
            <span className="muted">{isDone ? words.linkedDone(words.linked[kind]) : words.linked[kind]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
