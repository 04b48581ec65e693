import type { PracticeCard } from '@throughline/core/interview'
import { useState } from 'react'
import { practiceStatistics } from '../../../messages/practice-statistics.ts'
import { questionHref } from '../../addresses/interview.ts'
import { storyHref } from '../../addresses/stories.ts'
import type { Desk } from '../../desk/desk.ts'
import { useShared } from '../../desk/desk.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { nearDate, shortDate } from '../../desk/words/day.ts'
import { Island } from '../../frame/Island.tsx'
import { pauseCard, removeCard, resumeCard } from '../practice/act.ts'
import { $cardsMoved, cardRecords } from '../practice/state/records.ts'

const words = practiceStatistics.cards

export interface CardRow {
  card: PracticeCard
  title: string
  isLeech: boolean
}

/** The island of all that is practised. */
export default function AllCards({ desk, rows }: { desk: Desk; rows: readonly CardRow[] }) {
  return (
    <Island desk={desk}>
      <Table rows={rows} />
    </Island>
  )
}

function Table({ rows }: { rows: readonly CardRow[] }) {
  useState(() => typeof window !== 'undefined' && rows.forEach(({ card }) => void cardRecords.learn(card)))
  const moved = useShared($cardsMoved, 0)
  const shown = rows.map((row) => ({ ...row, card: (moved > 0 && cardRecords.shown(row.card.id)) || row.card }))
  return (
    <table className="cards-table">
      <caption className="hidden-text">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.card}</th>
          <th scope="col">{words.columns.due}</th>
          <th scope="col">{words.columns.last}</th>
          <th scope="col">{words.columns.times}</th>
          <th scope="col">{words.columns.state}</th>
          <th scope="col">
            <span className="hidden-text">{words.columns.act}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {shown
          .filter(({ card }) => !card.deletedAt)
          .map((row) => (
            <Row key={row.card.id} {...row} />
          ))}
      </tbody>
    </table>
  )
}

function Row({ card, title, isLeech }: CardRow) {
  const desk = useDesk()
  const { scheduling, pausedAt } = card
  const lapses = scheduling?.lapses ?? 0
  const dueOn = card.due < desk.today ? desk.today : card.due
  return (
    <tr data-card={card.id}>
      <th scope="row">
        <a href={hrefOf(card)} dir="auto">
          {title || words.gone}
        </a>
        <small>{card.questionId ? words.question : words.story}</small>
      </th>
      <td>{pausedAt ? '–' : <time dateTime={dueOn}>{nearDate(dueOn, desk)}</time>}</td>
      <td>
        <span className="narrow-only">{words.columns.last}: </span>
        {scheduling ? <time dateTime={scheduling.lastReviewedOn}>{shortDate(scheduling.lastReviewedOn, desk)}</time> : words.never}
      </td>
      <td>{words.times(scheduling?.reps ?? 0)}</td>
      <td className={isLeech && !pausedAt ? 'is-leech' : undefined}>
        {pausedAt ? words.paused : isLeech ? words.leech : scheduling ? (lapses > 0 ? words.lapses(lapses) : '') : words.new}
      </td>
      <td className="acts">
        {isLeech && card.storyId && (
          <a className="btn btn-quiet" href={storyHref(card.storyId)}>
            {words.rewrite}
          </a>
        )}
        {pausedAt ? (
          <button className="btn btn-quiet" type="button" aria-label={words.resumeOf(title)} onClick={() => resumeCard(card.id, title)}>
            {words.resume}
          </button>
        ) : (
          <button className="btn btn-quiet" type="button" aria-label={words.pauseOf(title)} onClick={() => pauseCard(card.id, title)}>
            {words.pause}
          </button>
        )}
        {card.questionId && (
          <button className="btn btn-quiet" type="button" aria-label={words.removeOf(title)} onClick={() => removeCard(card.id, title)}>
            {words.remove}
          </button>
        )}
      </td>
    </tr>
  )
}

const hrefOf = ({ questionId, storyId }: PracticeCard): string | undefined =>
  questionId ? questionHref(questionId) : storyId ? storyHref(storyId) : undefined
