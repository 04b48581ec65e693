import type { Story, Telling } from '@throughline/core/interview'
import { type StoryRemark, secondsToTell } from '@throughline/core/interview/story-rules'
import type { MouseEvent } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { stories } from '../../../../messages/interview-story.ts'
import { spokenWords } from '../../practice/rules/spoken.ts'
import { lengths, type Minutes } from '../rules/telling.ts'
import { addLength, dropLength } from '../state/act.ts'

const words = stories.page

interface Props {
  story: Story
  /** The one that is shown, as it is being written. */
  telling: Telling
  remarks: readonly StoryRemark[]
  onShow: (minutes: Minutes) => void
}

/** The lengths a story is told in, and how long the shown one takes to speak. */
export function Lengths({ story, telling, remarks, onShow }: Props) {
  const told = story.tellings.map(({ minutes }) => minutes)
  const show = (minutes: Minutes) => (event: MouseEvent) => {
    event.preventDefault()
    onShow(minutes)
  }
  const add = (minutes: Minutes) => {
    void addLength(story, telling.minutes, minutes)
    onShow(minutes)
  }
  const drop = () => {
    const { minutes } = telling
    onShow(told.find((other) => other !== minutes) ?? 2)
    void dropLength(story, minutes)
  }
  return (
    <div className="lengths">
      <nav className="tabs" aria-label={words.lengths}>
        {told.map((minutes) => (
          <span className="length" key={minutes}>
            <a href={`?minutes=${minutes}`} aria-current={minutes === telling.minutes ? 'true' : undefined} onClick={show(minutes)}>
              {stories.minutes(minutes)}
            </a>
            {minutes === telling.minutes && told.length > 1 && (
              <button
                className="btn-icon"
                type="button"
                aria-label={words.dropLength(minutes)}
                title={words.dropLength(minutes)}
                onClick={drop}
              >
                <Icon name="close" />
              </button>
            )}
          </span>
        ))}
      </nav>
      {lengths
        .filter((minutes) => !told.includes(minutes))
        .map((minutes) => (
          <button key={minutes} className="btn btn-quiet length-add" type="button" onClick={() => add(minutes)}>
            <Icon name="plus" /> {words.tellIn(minutes)}
          </button>
        ))}
      <Spoken telling={telling} remarks={remarks} />
    </div>
  )
}

/** How long it takes to speak: a length of thread, against what is asked for. */
function Spoken({ telling, remarks }: Pick<Props, 'telling' | 'remarks'>) {
  const seconds = secondsToTell(telling)
  const asked = telling.minutes * 60
  const isOver = seconds > asked
  return (
    <div className="spoken">
      <p className="num" role="status">
        {seconds === 0 ? words.nothingSpoken(telling.minutes) : words.spoken(spokenWords(seconds), telling.minutes)}
      </p>
      <div className={isOver ? 'spoken-line is-over' : 'spoken-line'} aria-hidden="true">
        <i style={{ width: `${Math.min(100, (seconds / asked) * 100)}%` }} />
      </div>
      {remarks.map((remark) => (
        <p key={remark.code} className="remark num">
          {stories.remark(remark)}
        </p>
      ))}
    </div>
  )
}
