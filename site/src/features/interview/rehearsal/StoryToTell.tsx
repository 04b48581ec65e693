import { storyParts } from '@throughline/core/interview/story-rules'
import { Icon } from '../../../components/Icon.tsx'
import { rehearsal as words } from '../../../messages/interview-rehearsal.ts'
import { newStoryForHref } from '../../addresses/interview.ts'
import { storyHref } from '../../addresses/stories.ts'
import { Markdown } from '../../markdown/Markdown.tsx'
import { spokenWords } from '../practice/rules/spoken.ts'
import type { ToldBy } from './asked.ts'

interface Props {
  story: ToldBy | null
  /** While one tells it, it is a press away. */
  isHidden: boolean
  questionId: string | null
}

/** The story that answers, part by part on the thread. */
export function StoryToTell({ story, isHidden, questionId }: Props) {
  if (!story)
    return questionId === null ? null : (
      <section className="story-to-tell">
        <h2 className="section-title">{words.story}</h2>
        <p className="help">
          {words.noStory}{' '}
          <a className="link" href={newStoryForHref(questionId)}>
            {words.makeStory}
          </a>
        </p>
      </section>
    )
  const { id, title, telling, seconds } = story
  return (
    <details className="story-to-tell" open={!isHidden}>
      <summary>
        <Icon name="right" /> {isHidden ? words.showStory : words.story}
      </summary>
      <p className="story-title">
        <a className="link" href={storyHref(id)} dir="auto">
          {title}
        </a>{' '}
        <span className="small muted num">{spokenWords(seconds)}</span>
      </p>
      <ol className="thread">
        {storyParts
          .filter((part) => telling[part] !== '')
          .map((part) => (
            <li key={part}>
              <i className={part === 'result' ? 'knot ring' : 'knot'} />
              <h2>{words.parts[part]}</h2>
              <div dir="auto">
                <Markdown className="rendered prose" text={telling[part]} />
              </div>
            </li>
          ))}
      </ol>
    </details>
  )
}
