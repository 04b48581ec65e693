import type { Story, StoryProofs } from '@throughline/core/interview'
import type { StoryPart } from '@throughline/core/interview/story-rules'
import { useRef, useState } from 'react'
import { focusSoon } from '../../../../components/focus-soon.ts'
import { Icon } from '../../../../components/Icon.tsx'
import { late } from '../../../../components/late.tsx'
import { stories } from '../../../../messages/interview-story.ts'
import { winHref } from '../../../addresses/wins.ts'
import { evidenceHref } from '../../../career/words/evidence.ts'
import { partialDateWords } from '../../../career/words/partial-date.ts'
import { quantityWords } from '../../../career/words/result.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import type { Minutes } from '../rules/telling.ts'
import { dropSource, takeCorrected } from '../state/act.ts'

const words = stories.page
const AddFact = late(() => import('./AddFact.tsx'), { isInPage: true, takesFocus: true })

type Source = StoryProofs['sources'][number]

interface Props {
  story: Story
  part: StoryPart
  minutes: Minutes
  sources: readonly Source[]
}

/** Where a part comes from, each a way back to the day it happened, and further facts for it. */
export function SourcesOfPart({ story, part, minutes, sources }: Props) {
  const [isAdding, setAdding] = useState(false)
  const adding = useRef<HTMLButtonElement>(null)
  const name = stories.parts[part]
  const end = () => {
    setAdding(false)
    focusSoon(() => adding.current)
  }
  return (
    <>
      {sources.length > 0 && (
        <ul className="sources" aria-label={words.sourcesOf(name)}>
          {sources.map((source) => (
            <SourceLine key={source.id} story={story} source={source} />
          ))}
        </ul>
      )}
      {story.winIds.length > 0 &&
        (isAdding ? (
          <AddFact {...{ story, part, minutes }} onEnd={end} />
        ) : (
          <button ref={adding} className="add-fact" type="button" aria-label={words.addFactTo(name)} onClick={() => setAdding(true)}>
            <Icon name="plus" /> {words.addFact}
          </button>
        ))}
    </>
  )
}

const hrefOf = (source: Source): string | null => {
  const { kind, winId, state } = source
  if (kind === 'win') return state === 'live' ? winHref(winId) : null
  return evidenceHref({ ...source, kind })
}

function SourceLine({ story, source }: { story: Story; source: Source }) {
  const desk = useDesk()
  const { kind, date, title, number, corrected, state, part } = source
  const partName = stories.parts[part]
  const day = date && partialDateWords(date, desk, 'long')
  const name = [stories.kinds[kind], day].filter(Boolean).join(', ')
  const href = hrefOf(source)
  const now = corrected && quantityWords(corrected.now, desk.locale)
  return (
    <li className={state === 'gone' ? 'is-gone' : undefined}>
      <p className="source">
        {href ? (
          <a href={href} {...(kind === 'link' && { rel: 'noreferrer' })}>
            {name}
          </a>
        ) : (
          <span>{name}</span>
        )}{' '}
        <span className="source-title" dir="auto">
          {title}
        </span>
        {number && !corrected && <span className="num"> {quantityWords(number, desk.locale)}</span>}
        {state === 'gone' && <span> ({words.gone})</span>}
        <button
          className="source-drop"
          type="button"
          aria-label={words.dropSource(`${name} ${title}`.trim(), partName)}
          title={words.dropSource(name, partName)}
          onClick={() => void dropSource(story, source.id, partName)}
        >
          <Icon name="close" />
        </button>
      </p>
      {corrected && now && (
        <p className="corrected num">
          {words.corrected(quantityWords(corrected.was, desk.locale), now)}{' '}
          <button
            className="btn btn-plain"
            type="button"
            aria-label={words.takeNowOf(now, partName)}
            onClick={() => takeCorrected(story, source, now)}
          >
            {words.takeNow(now)}
          </button>
        </p>
      )}
    </li>
  )
}
