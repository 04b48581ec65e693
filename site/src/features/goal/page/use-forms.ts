import '../state/areas.ts'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { perform } from '../../changes/changes.ts'
import { leaveWithUndo } from '../../changes/undo-along.ts'
import { newId } from '../../desk/id.ts'
import { useDesk } from '../../desk/use-desk.ts'
import type { GoalNow } from '../state/goal-now.ts'
import { changeAsked } from './change-asked.ts'

/** Makes the forms of a goal's page answer at once; they work without. Answers what is to hear of those that are sent. */
export function useForms(now: GoalNow): (event: SubmitEvent<HTMLElement>) => void {
  const desk = useDesk()
  const latest = useRef({ now, desk })
  latest.current = { now, desk }

  const send = async (form: HTMLFormElement, button: HTMLElement | null) => {
    const { now, desk } = latest.current
    const asked = changeAsked(new FormData(form, button), { goal: now.goal, checkIns: now.checkIns.items }, { ...desk, newId })
    sayFault(form, asked && 'fault' in asked ? asked.fault : null)
    if (!asked) return form.closest('details')?.removeAttribute('open')
    if ('fault' in asked) return
    const saved = perform([asked.change], asked.said)
    if ('fresh' in form.dataset) form.reset()
    form.closest('details')?.removeAttribute('open')
    form.closest<HTMLElement>('[popover]')?.hidePopover()
    if ((await saved) && asked.change.do === 'goal.remove') leaveWithUndo('/goals', desk.accountId)
  }
  const sending = useRef(send)

  useEffect(() => {
    // A name that was changed is kept as one leaves it.
    const onChange = ({ target }: Event) => {
      const form = (target as HTMLElement).closest<HTMLFormElement>('form[data-saves]')
      if (form?.reportValidity()) void sending.current(form, null)
    }
    document.addEventListener('change', onChange)
    return () => document.removeEventListener('change', onChange)
  }, [])

  return (event) => {
    const form = event.target as HTMLFormElement
    if (!('asks' in form.dataset)) return
    event.preventDefault()
    void sending.current(form, event.nativeEvent.submitter)
  }
}

/** Says at the value of a form what is wrong about it, or nothing any more. */
function sayFault(form: HTMLFormElement, fault: string | null): void {
  const said = form.querySelector('.error')
  if (said) said.textContent = fault ?? ''
  const value = form.querySelector<HTMLElement>('[name="value"]')
  if (!value) return
  value.ariaInvalid = fault && 'true'
  if (!fault) return
  value.focus()
  // It is not said of another value.
  value.addEventListener('input', () => sayFault(form, null), { once: true })
}
