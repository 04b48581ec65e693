import type { Goal, Milestone } from '@throughline/core/goal'
import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { goalPage } from '../../../../messages/goal-page.ts'
import { shortDate } from '../../../task/words/day.ts'

interface Props {
  goal: Goal
  today: string
  locale: string
}

const words = goalPage.milestones

/** The steps a goal is reached by, each with the day it was. */
export function Milestones({ goal: { milestones }, today, locale }: Props) {
  const done = milestones.filter(({ doneOn }) => doneOn).length
  return (
    <section className="goal-part" id="goal-milestones" aria-labelledby="h-milestones">
      <h2 className="section-title" id="h-milestones">
        {words.title} {milestones.length > 0 && <small>{words.count(done, milestones.length)}</small>}
      </h2>
      {milestones.length === 0 && <p className="muted small">{words.none}</p>}
      <ol className="milestones">
        {milestones.map(({ id, title, doneOn }, i) => (
          <li key={id}>
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
        ))}
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
