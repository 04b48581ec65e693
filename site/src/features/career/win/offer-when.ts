import { readHappened } from '@throughline/core/career/read-happened'
import { typedPartialDate } from '../words/partial-date.ts'
import { offeredTime } from './offered-time.ts'

/** The form of a new win takes the time that its words say, as they are written, until somebody says when it was. */
const when = document.querySelector<HTMLInputElement>('#win-happened')
const field = document.querySelector<HTMLTextAreaElement>('#win-title')
const status = document.querySelector('#win-taken')
if (when && field) {
  const { locale = '', today = '' } = when.dataset
  const saidBy = (title: string) => typedPartialDate(offeredTime(readHappened(title), today)?.on ?? today, { locale, today })
  // Anything else somebody has typed.
  let offered = saidBy(field.defaultValue)
  const look = () => {
    if (when.value !== offered) return
    offered = saidBy(field.value)
    if (when.value === offered) return
    when.value = offered
    if (status) status.textContent = `${when.labels?.[0]?.textContent ?? ''} ${offered}`
  }
  field.addEventListener('input', look)
  // What a browser kept of a form that one left.
  look()
}
