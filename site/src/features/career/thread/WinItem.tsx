import type { Win } from '@throughline/core/career'
import { Icon } from '../../../components/Icon.tsx'
import { thread as words } from '../../../messages/career-thread.ts'
import { winHref } from '../../addresses/wins.ts'
import type { DateContext } from '../../desk/words/day.ts'
import { Markdown } from '../../markdown/Markdown.tsx'
import { hasNoNumber, isThin } from '../rules/thin.ts'
import { resultWords } from '../words/result.ts'
import { Evidence } from './Evidence.tsx'

interface Props {
  win: Win
  /** Its text, rendered. */
  html: string
  context: DateContext
}

/** A win on the thread: a ring, or a dashed one while it proves little. */
export function WinItem({ win, html, context }: Props) {
  const { id, title, text, metric, evidence, confidentiality } = win
  const href = winHref(id)
  return (
    <li className={isThin(win) ? 'win thin' : 'win'} id={`win-${id}`}>
      <i className={isThin(win) ? 'knot next' : 'knot ring'} />
      <div className="win-head">
        <h3 dir="auto">
          <a href={href}>{title}</a>
          {confidentiality === 'private' && (
            <span className="win-private" title={words.private}>
              <Icon name="lock" />
              <span className="hidden-text">{words.private}</span>
            </span>
          )}
        </h3>
        <p className="result">
          {hasNoNumber(win) ? (
            <a className="link alone" href={`${href}#number`} aria-label={`${words.addNumber}: ${title}`}>
              {words.addNumber}
            </a>
          ) : (
            <>
              <bdi dir="ltr">{resultWords(metric, context.locale)}</bdi> {metric?.of && <small>{metric.of}</small>}
            </>
          )}
        </p>
      </div>
      {text && <Markdown className="win-text" text={text} rendered={{ text, html }} />}
      {evidence.length > 0 ? (
        <Evidence win={win} context={context} />
      ) : (
        <p className="small no-evidence">
          <span className="muted">{words.noEvidence}</span>{' '}
          <a className="link alone" href={`${href}#evidence`}>
            {words.link}
          </a>
        </p>
      )}
    </li>
  )
}
