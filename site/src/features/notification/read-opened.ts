import { client } from '../live/stream.ts'

/** The answer is waited for so long at most: what is sent goes on once this page is left. */
const TOLD_MS = 300

/** Marks as read what is opened from the list of all, so that the page that comes counts what is unread by then. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-tells]') : null
  if (!link || event.defaultPrevented) return
  // Where that fails it stays unread, and nothing is lost.
  const told = client.notifications.edit(link.dataset.tells ?? '', { read: true }).catch(() => {})
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  void Promise.race([told, new Promise((resolve) => setTimeout(resolve, TOLD_MS))]).then(() => location.assign(link.href))
})
