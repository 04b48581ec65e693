/** Makes the forms of a goal's page answer at once, and the page follow what happens elsewhere; all works without. */
import { follow } from '../../live/stream.ts'
import { perform } from '../../task/state/changes.ts'
import { newId } from '../../task/state/id.ts'
import { followChart } from '../chart/walk.ts'
import { followHeatmap } from '../heatmap/walk.ts'
import { checkInRecords, goalRecords } from '../state/records.ts'
import { changeAsked, type Known } from './change-asked.ts'
import { renewGoal } from './renew.ts'

const GATHER_MS = 60
const kinds: readonly string[] = ['goal', 'check-in', 'task', 'completion', 'time-entry']

const page = document.getElementById('goal') as HTMLElement
const { today = '', timeZone = '', locale = '' } = page.dataset

/** What the server knew as it last told; what was changed here since is known better. */
function known(): Known {
  const told = JSON.parse(document.getElementById('goal-known')?.textContent ?? '') as Known
  goalRecords.learn(told.goal)
  return {
    goal: goalRecords.shown(told.goal.id) ?? told.goal,
    checkIns: told.checkIns.map((checkIn) => checkInRecords.learn(checkIn)),
  }
}

async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const asked = changeAsked(new FormData(form, button), known(), { today, timeZone, locale, newId })
  const fault = form.querySelector('.error')
  if (fault) fault.textContent = asked && 'fault' in asked ? asked.fault : ''
  if (!asked) return
  if ('fault' in asked) return form.querySelector<HTMLElement>('[name="value"]')?.focus()
  const { change, said } = asked
  const saved = perform([change], said)
  if ('fresh' in form.dataset) form.reset()
  else
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) field.defaultValue = field.value
  form.closest('details')?.removeAttribute('open')
  form.closest<HTMLElement>('[popover]')?.hidePopover()
  if (!(await saved)) return
  if (change.do === 'goal.remove') location.assign('/goals')
  else await renewGoal()
}

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (!('asks' in form.dataset)) return
  event.preventDefault()
  void send(form, event.submitter)
})

// A name that was changed is kept as one leaves it.
document.addEventListener('change', ({ target }) => {
  const form = (target as HTMLElement).closest<HTMLFormElement>('form[data-saves]')
  if (form?.reportValidity()) void send(form, null)
})

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-more]')
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const address = new URL(location.href)
  for (const [name, value] of new URL(link.href).searchParams) address.searchParams.set(name, value)
  history.replaceState(history.state, '', address)
  void renewGoal()
})

let timer: ReturnType<typeof setTimeout> | undefined
const soon = () => {
  clearTimeout(timer)
  timer = setTimeout(() => void renewGoal(), GATHER_MS)
}
follow((isBack) => ({
  onChange: ({ kind }) => kinds.includes(kind) && soon(),
  onOpen: () => isBack && soon(),
}))

followChart(page)
followHeatmap(page)
// Before this, forms go the long way.
document.documentElement.dataset.goalReady = ''
