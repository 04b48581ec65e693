import type { Story, StoryProofs } from '@throughline/core/interview'
import { useRef, useState } from 'react'
import { focusSoon } from '../../../../components/focus-soon.ts'
import { Icon } from '../../../../components/Icon.tsx'
import { late } from '../../../../components/late.tsx'
import { stories } from '../../../../messages/interview-story.ts'
import { winHref } from '../../../addresses/wins.ts'
import { experienceName } from '../../../career/win/parts/Where.tsx'
import { partialDateWords } from '../../../career/words/partial-date.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { saveRecord } from '../../records/act.ts'

const words = stories.page
const FindWin = late(() => import('./FindWin.tsx'), { isInPage: true, takesFocus: true })

/** Wins that a story may rest on. */
const MOST = 10

/** The wins a story rests on, with where they were achieved. */
export function WinsOfStory({ story, wins }: { story: Story; wins: StoryProofs['wins'] }) {
  const desk = useDesk()
  const [isAdding, setAdding] = useState(false)
  const adding = useRef<HTMLButtonElement>(null)
  const shown = wins.filter(({ id }) => story.winIds.includes(id))
  const save = (winIds: string[]) =>
    void saveRecord('story', story, { winIds }, stories.did.edit(words.fields.winIds as string, story.title))
  const end = () => {
    setAdding(false)
    focusSoon(() => adding.current)
  }
  return (
    <section className="story-wins" aria-labelledby="h-wins">
      <h2 className="section-title" id="h-wins">
        {words.wins}
      </h2>
      {story.winIds.length === 0 && <p className="small muted">{words.noWins}</p>}
      <ul>
        {shown.map(({ id, title, happenedOn, experience, state }) => (
          <li key={id}>
            <i className="knot ring inline" aria-hidden="true" />
            <div>
              {state === 'live' ? (
                <a href={winHref(id)} dir="auto">
                  {title}
                </a>
              ) : (
                <span dir="auto">{title}</span>
              )}
              <small>
                {state === 'gone'
                  ? words.winGone
                  : [happenedOn && partialDateWords(happenedOn, desk), experience && experienceName(experience)].filter(Boolean).join(', ')}
              </small>
            </div>
            <button
              className="source-drop"
              type="button"
              aria-label={words.dropWin(title)}
              title={words.dropWin(title)}
              onClick={() => save(story.winIds.filter((other) => other !== id))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {isAdding ? (
        <FindWin taken={story.winIds} onChoose={(id) => save([...story.winIds, id])} onEnd={end} />
      ) : (
        story.winIds.length < MOST && (
          <button ref={adding} className="btn btn-quiet names-add" type="button" onClick={() => setAdding(true)}>
            <Icon name="plus" /> {words.addWin}
          </button>
        )
      )}
    </section>
  )
}
