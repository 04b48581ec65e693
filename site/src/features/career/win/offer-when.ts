import { readHappened } from '@throughline/core/career/read-happened'
import { partialDateWords } from '../words/partial-date.ts'
import { offeredTime } from './offered-time.ts'

/** The form of a new win offers the time that its words say, as they are written; its line is there before, so that nothing moves. */
const line = document.querySelector<HTMLElement>('#win-happened')
const field = document.querySelector<HTMLTextAreaElement>('#win-title')
if (line && field) {
  const [box, when] = [line.querySelector('input'), line.querySelector('time')]
  const { locale = '', today = '' } = line.dataset
  const look = () => {
    const on = offeredTime(readHappened(field.value), today)?.on ?? ''
    if (!box || !when || (box.value === on && line.hidden === !on)) return
    box.value = on
    box.checked = on !== ''
    when.dateTime = on
    when.textContent = on && partialDateWords(on, { locale, today: '' }, 'long')
    line.hidden = !on
  }
  field.addEventListener('input', look)
  // What a browser kept of a form that one left.
  look()
}
