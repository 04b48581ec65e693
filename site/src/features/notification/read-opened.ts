import { client } from '../live/stream.ts'
import { goOnceTold } from './go-once-told.ts'

/** Marks as read what is opened from the list of all. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-tells]') : null
  if (!link || event.defaultPrevented) return
  goOnceTold(event, link.href, client.notifications.edit(link.dataset.tells ?? '', { read: true }))
})
