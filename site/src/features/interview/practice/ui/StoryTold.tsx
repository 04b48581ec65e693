import type { AskedCard, StorySource } from '@throughline/core/interview'
import { type StoryPart, storyParts } from '@throughline/core/interview/story-rules'
import { practice } from '../../../../messages/practice.ts'
import { newStoryForHref } from '../../../addresses/interview.ts'
import { newStoryHref, storyHref } from '../../../addresses/stories.ts'
import { winHref } from '../../../addresses/wins.ts'
import { partialDateWords } from '../../../career/words/partial-date.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { Markdown, type Rendered } from '../../../markdown/Markdown.tsx'
import { spokenWords } from '../rules/spoken.ts'

interface Props extends Pick<AskedCard, 'question' | 'story' | 'reason'> {
  rendered: readonly Rendered[]
}

const words = practice.card

/** The story on its thread: a knot for each part, and below it what it was drawn from. */
export function StoryTold({ story, question, reason, rendered }: Props) {
  if (!story) return <NoStory question={question} />
  const { id, title, telling, seconds, sources } = story
  const parts = storyParts.filter((part) => telling[part].trim() !== '')
  const said = spokenWords(seconds)
  return (
    <>
      <p className="told-head">
        <span className="muted">{words.story}</span>{' '}
        <a className="link" href={storyHref(id)} dir="auto">
          {title}
        </a>{' '}
        {parts.length > 0 && <span className="muted num">{question ? words.spoken(said, question.minutes) : words.spokenOnly(said)}</span>}
        {reason && <span className="told-why">{words.why(reason)}</span>}
      </p>
      {parts.length === 0 ? (
        <p className="no-story">
          {words.empty}{' '}
          <a className="link" href={storyHref(id)}>
            {words.writeIt}
          </a>
        </p>
      ) : (
        <ol className="thread star">
          {parts.map((part) => (
            <li key={part}>
              <i className={part === 'result' ? 'knot ring' : 'knot'} />
              <b>{words.parts[part]}</b>
              <Markdown className="star-text" text={telling[part]} rendered={rendered.find(({ text }) => text === telling[part])} />
              <Sources part={part} sources={sources.filter((source) => source.part === part)} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** Each leads to its win, where it leads on. */
function Sources({ part, sources }: { part: StoryPart; sources: readonly StorySource[] }) {
  const desk = useDesk()
  const told = new Map(
    sources.map((source) => {
      const day = source.date && partialDateWords(source.date, desk, 'long')
      return [
        `${source.kind} ${day} ${source.winId}`,
        { ...source, name: [words.kinds[source.kind], day].filter(Boolean).join(', ') },
      ] as const
    }),
  )
  if (told.size === 0) return null
  return (
    <ul className="src" aria-label={words.sources(words.parts[part])}>
      {[...told].map(([key, { winId, name, title }]) => (
        <li key={key}>
          <a href={winHref(winId)} title={title}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

const NoStory = ({ question }: Pick<AskedCard, 'question'>) => (
  <p className="no-story">
    {words.noStory}{' '}
    <a className="link" href={question ? newStoryForHref(question.id) : newStoryHref()}>
      {words.writeOne}
    </a>
  </p>
)
