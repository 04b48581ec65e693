import { Fragment } from 'react'
import { highlighted } from './highlight.ts'

/** A text with the words that were searched for marked. */
export function Highlighted({ text, typed }: { text: string; typed: string }) {
  let start = 0
  return highlighted(text, typed).map((stretch) => {
    const key = start
    start += stretch.text.length
    return stretch.found ? <mark key={key}>{stretch.text}</mark> : <Fragment key={key}>{stretch.text}</Fragment>
  })
}
