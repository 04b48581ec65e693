import { client, follow } from '../../live/stream.ts'

/** Keeps the bell of the frame in step, and brings what shows a notification once one comes. Runs on every page of the app. */

const DELAY_MS = 100
let timer: ReturnType<typeof setTimeout> | undefined

function countAgain() {
  clearTimeout(timer)
  timer = setTimeout(async () => {
    // The count is a courtesy; the next event asks again.
    const counted = await client.notifications.count().catch(() => null)
    if (counted) showUnread(counted.unread)
    if (document.getElementById('notifications')) await (await import('../../live/renew-list.ts')).renewList('notifications')
  }, DELAY_MS)
}

function showUnread(unread: number) {
  for (const place of document.querySelectorAll<HTMLElement>('[data-bell] .unread')) {
    const number = place.querySelector('b')
    if (number) number.textContent = String(unread)
    place.hidden = unread === 0
  }
}

const place = document.getElementById('reminders')
const toasts = () => import('../ui/NotificationToasts.tsx')
let isShown = false

async function came(id: string) {
  if (!place) return
  const { notificationCame, showNotifications } = await toasts()
  if (!isShown) showNotifications(place)
  isShown = true
  await notificationCame(id)
}

follow((isBack) => ({
  onChange({ kind, type, id }) {
    if (kind !== 'notification') return
    countAgain()
    if (type === 'notification.created') void came(id)
    else if (isShown) void toasts().then(({ notificationsRead }) => notificationsRead())
  },
  onOpen() {
    if (isBack) countAgain()
  },
}))
