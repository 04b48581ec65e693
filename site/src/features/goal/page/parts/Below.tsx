import type { Goal } from '@throughline/core/goal'
import type { Measures } from '@throughline/core/progress'
import { goalPage } from '../../../../messages/goal-page.ts'
import { goalHref } from '../../../addresses/goals.ts'
import { percent } from '../../words/figures.ts'

interface Props {
  below: readonly Goal[]
  measures: Measures
  locale: string
}

const words = goalPage.below
const { weights } = words
const near = (share: number, part: number) => Math.abs(share - part) < 0.005

/** The goals below this one, what each counts for, and what they make together. */
export function Below({ below, measures: { rollUp }, locale }: Props) {
  const shareWords = (share: number) => {
    if (near(share, 1)) return weights.all
    if (near(share, 0.5)) return weights.half
    if (near(share, 1 / 3)) return weights.third
    return near(share, 0.25) ? weights.quarter : percent(share, locale)
  }
  const said = (id: string) => {
    const part = rollUp?.parts.find(({ goalId }) => goalId === id)
    if (part) return words.share(shareWords(part.share), percent(part.progress, locale))
    const left = rollUp?.leftOut.find(({ goalId }) => goalId === id)
    return left ? words.leftOut[left.why] : ''
  }
  const part = (id: string) => rollUp?.parts.find(({ goalId }) => goalId === id)?.progress ?? 0
  return (
    <section className="goal-part" id="goal-below" aria-labelledby="h-below">
      <h2 className="section-title" id="h-below">
        {words.title} {rollUp?.progress != null && <small>{words.together(percent(rollUp.progress, locale))}</small>}
      </h2>
      <ul className="below">
        {below.map(({ id, title }) => (
          <li key={id}>
            <a href={goalHref(id)} className="prose" dir="auto">
              {title}
            </a>
            <span className="below-bar" aria-hidden="true">
              <span style={{ width: `${part(id) * 100}%` }} />
            </span>
            <small>{said(id)}</small>
          </li>
        ))}
      </ul>
      <p className="muted small">{words.how}</p>
    </section>
  )
}
