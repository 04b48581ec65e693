import type { Marks } from '@throughline/core/journal'
import { Fragment } from 'react'

/** A text with places in it marked. */
export function Marked({ text, marks }: { text: string; marks: Marks }) {
  return (
    <>
      {marks.map(([from, to], i) => (
        <Fragment key={from}>
          {text.slice(marks[i - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  )
}
