import { ProblemError } from '@throughline/client/problem'
import { discussion } from '../../../messages/discussion.ts'
import { newId } from '../../task/state/id.ts'
import { endOfTalk } from './place.ts'
import { changeTalk, client } from './state.ts'
import { learned } from './talk.ts'

const words = discussion.thread
const composer = document.querySelector<HTMLFormElement>('form[data-composer]')
const field = composer?.querySelector('textarea')
const button = composer?.querySelector<HTMLButtonElement>('button[name="send"]')
const replyTo = new URLSearchParams(location.search).get('replies')
const { discussion: id = '' } = composer?.dataset ?? {}

field?.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return
  event.preventDefault()
  composer?.requestSubmit(button)
})

composer?.addEventListener('submit', async (event) => {
  if (!field || !button) return
  event.preventDefault()
  const body = field.value
  if (body.trim() === '' || button.disabled) return
  button.disabled = true
  try {
    // Under the same id until it has been said: sent again, it is said once.
    const message = await client.discussionMessages.post(id, { id: button.value, body, replyTo })
    button.value = newId()
    field.value = ''
    say(words.sent)
    changeTalk((talk) => learned(talk, [{ ...message, replies: null, reactions: [] }]))
    endOfTalk()?.scrollIntoView({ block: 'center' })
  } catch (error) {
    say(error instanceof ProblemError && error.status === 422 ? words.tooLong : words.notSent)
  } finally {
    button.disabled = false
    field.focus()
  }
})

function say(text: string): void {
  const said = document.getElementById('composer-said')
  if (!said) return
  said.textContent = text
  said.classList.toggle('hidden-text', text === words.sent)
}
