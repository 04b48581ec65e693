// Shows push messages, opens what they are about and marks them as read; nothing else: it keeps nothing.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { path }, icon: '/favicon.svg' }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(Promise.all([open(event.notification.data.path), read(event.notification.tag)]))
})

// Its tag is the id of the notification it tells of, without the dashes. Where that fails, or tells of several, they stay unread.
async function read(tag) {
  const id = tag.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const [method, headers] = ['PATCH', { 'content-type': 'application/json' }]
  await fetch(`/api/v1/notifications/${id}`, { method, headers, body: '{"read":true}' }).catch(() => {})
}

// An open window of ours is used before there is another. A path alone: no message leads to another site.
async function open(path) {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((client) => client.url === url.href)
  if (there) await there.focus()
  else await self.clients.openWindow(url.href)
}
