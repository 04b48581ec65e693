import type { Goal, Milestone } from '@throughline/core/goal'
import { isClosed } from '@throughline/core/goal/state'
import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { goalPage } from '../../../../messages/goal-page.ts'
import { shortDate } from '../../../desk/words/day.ts'
import { dayWords } from '../../chart/day-words.ts'

interface Props {
  goal: Goal
  today: string
  locale: string
}

const words = goalPage.milestones

/**
 * The steps a goal is reached by, each with the day it was: on the thread, from the day it began to the day it is due, where
 * they are all it is measured by.
 */
export function Milestones({ goal, today, locale }: Props) {
  const { milestones } = goal
  const done = milestones.filter(({ doneOn }) => doneOn).length
  const isWhole = goal.metric.type === 'milestones'
  const isThread = isWhole && milestones.length > 0
  const next = milestones.find(({ doneOn }) => !doneOn)
  const ofStep = ({ id, doneOn }: Milestone) => (!isThread || doneOn ? undefined : id === next?.id ? 'loose is-next' : 'loose')
  const day = (date: string) => dayWords(date, { today, locale }, 'long')
  return (
    <section className={isWhole ? 'is-whole' : 'goal-part'} id="goal-milestones" aria-labelledby="h-milestones">
      <h2 className="section-title" id="h-milestones">
        {words.title} {milestones.length > 0 && <small>{words.count(done, milestones.length)}</small>}
      </h2>
      {milestones.length === 0 && <p className="muted small">{words.none}</p>}
      <ol className={isThread ? 'milestones thread' : 'milestones'}>
        {isThread && (
          <li className="milestone-edge">
            <i className="knot" /> {words.began(day(goal.startDate))}
          </li>
        )}
        {milestones.map((milestone, i) => {
          const { id, title, doneOn } = milestone
          return (
            <li key={id} className={ofStep(milestone)}>
              <form method="post" data-asks className={doneOn ? 'milestone is-done' : 'milestone'}>
                <button
                  className={doneOn ? 'tick is-done' : 'tick'}
                  type="submit"
                  name="reach"
                  value={id}
                  aria-pressed={doneOn !== null}
                  aria-label={words.reach(title)}
                  id={`reach-${id}`}
                  formNoValidate
                />
              </form>
              <form method="post" data-asks data-saves className={doneOn ? 'milestone-name is-done' : 'milestone-name'}>
                <input type="hidden" name="name-milestone" value={id} />
                <Name id={id} title={title} />
              </form>
              {doneOn && <time dateTime={doneOn}>{shortDate(doneOn, { today, locale })}</time>}
              <form method="post" data-asks className="milestone-moves">
                <button
                  className="btn btn-icon"
                  type="submit"
                  name="milestone-up"
                  value={id}
                  disabled={i === 0}
                  aria-label={words.up(title)}
                  id={`up-${id}`}
                >
                  <Icon name="up" />
                </button>
                <button
                  className="btn btn-icon"
                  type="submit"
                  name="milestone-down"
                  value={id}
                  disabled={i === milestones.length - 1}
                  aria-label={words.down(title)}
                  id={`down-${id}`}
                >
                  <Icon name="down" />
                </button>
                <button className="btn btn-icon" type="submit" name="remove-milestone" value={id} aria-label={words.remove(title)}>
                  <Icon name="close" />
                </button>
              </form>
            </li>
          )
        })}
        {isThread && <End goal={goal} day={day} />}
      </ol>
      <form method="post" data-asks data-fresh className="milestone-add">
        <input
          className="input input-small"
          name="title"
          maxLength={200}
          required
          autoComplete="off"
          placeholder={words.add}
          aria-label={words.add}
          id="add-milestone"
        />
        <button className="btn btn-plain" type="submit" name="add-milestone" value="yes">
          {words.add}
        </button>
      </form>
    </section>
  )
}

/** Where the thread ends: the day it was closed, or is due. */
function End({ goal: { closing, endDate, status }, day }: { goal: Goal; day: (date: string) => string }) {
  if (closing && isClosed(status)) {
    const isAchieved = status === 'achieved'
    return (
      <li className={isAchieved ? 'milestone-edge' : 'milestone-edge loose'}>
        <i className={isAchieved ? 'knot' : 'knot next'} /> {goalPage.status[status](day(closing.localDate))}
      </li>
    )
  }
  if (!endDate) return null
  return (
    <li className="milestone-edge loose">
      <i className="knot next" /> {words.due(day(endDate))}
    </li>
  )
}

/** The name of a milestone, which follows what it becomes elsewhere unless somebody is writing another. */
function Name({ id, title }: Pick<Milestone, 'id' | 'title'>) {
  const field = useRef<HTMLInputElement>(null)
  const last = useRef(title)
  useLayoutEffect(() => {
    const { current } = field
    if (current && (current.value === last.current || document.activeElement !== current)) current.value = title
    last.current = title
  }, [title])
  return (
    <input
      ref={field}
      className="check-text"
      name="title"
      defaultValue={title}
      maxLength={200}
      required
      autoComplete="off"
      aria-label={words.name(title)}
      id={`milestone-${id}`}
      dir="auto"
    />
  )
}
