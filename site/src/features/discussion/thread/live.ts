import { createDiscussionClient } from '@throughline/client/discussion'
import { ProblemError } from '@throughline/client/problem'
import { discussion } from '../../../messages/discussion.ts'
import { renewList } from '../../live/renew-list.ts'
import { follow } from '../../live/stream.ts'
import { newId } from '../../task/state/id.ts'

const words = discussion.thread
const client = createDiscussionClient()
const shown = () => document.getElementById('said') as HTMLElement
const { discussion: id = '' } = shown().dataset

/** Events that come together are answered together. */
const GATHER_MS = 60
/** Somebody who opens a page sees what is on it only after a moment. */
const SEEN_MS = 800

let timer: ReturnType<typeof setTimeout> | undefined
let readUpTo = ''

async function renew(): Promise<void> {
  const wasAtEnd = isAtEnd()
  await renewList('said')
  if (wasAtEnd) scrollTo({ top: document.documentElement.scrollHeight })
  markRead()
}

const renewSoon = () => {
  clearTimeout(timer)
  timer = setTimeout(() => void renew(), GATHER_MS)
}

const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 80

/** What is shown to somebody who looks is read. */
function markRead(): void {
  const newest = shown().dataset.read ?? ''
  if (newest <= readUpTo || document.visibilityState === 'hidden') return
  setTimeout(() => {
    if (document.visibilityState === 'hidden' || newest <= readUpTo) return
    readUpTo = newest
    // Without an answer the next message asks again.
    client.discussions.participate(id, { readUpTo: newest }).catch(() => {
      readUpTo = ''
    })
  }, SEEN_MS)
}

follow((isBack) => ({
  onChange: ({ kind, space }) => space === id && (kind === 'message' || kind === 'membership') && renewSoon(),
  onOpen: () => isBack && renewSoon(),
}))
document.addEventListener('visibilitychange', markRead)
markRead()
document.getElementById('new')?.scrollIntoView({ block: 'center' })

const composer = document.querySelector<HTMLFormElement>('form[data-composer]')
const field = composer?.querySelector('textarea')
const button = composer?.querySelector<HTMLButtonElement>('button[name="send"]')
const replyTo = new URLSearchParams(location.search).get('replies')

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
    await client.discussionMessages.post(id, { id: button.value, body, replyTo })
    button.value = newId()
    field.value = ''
    say(words.sent)
    await renew()
    scrollTo({ top: document.documentElement.scrollHeight })
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
