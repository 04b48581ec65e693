import { renewList } from '../../live/renew-list.ts'
import { searchDrawn } from './drawing.ts'

// What is chosen draws at once; without a script the button does. The focus stays where it is.

const DRAWN = 'mock-drawn'
const form = document.querySelector<HTMLFormElement>('.mock-draw')
const nameField = () => document.querySelector<HTMLInputElement>(`#${DRAWN} [name="title"]`)
let drawing = Promise.resolve()

async function drawAgain(): Promise<void> {
  const name = nameField()
  const typed = name && name.value !== name.defaultValue ? name.value : null
  await renewList(DRAWN)
  const fresh = nameField()
  if (fresh && typed !== null) fresh.value = typed
  const said = form?.querySelector('[role="status"]')
  if (said) said.textContent = document.querySelector(`#${DRAWN} .mock-said`)?.textContent ?? ''
}

form?.addEventListener('change', () => {
  history.replaceState(history.state, '', `?${searchDrawn(new FormData(form), new URLSearchParams(location.search))}`)
  // One after the other, so that the last choice stands.
  drawing = drawing.then(drawAgain)
})
