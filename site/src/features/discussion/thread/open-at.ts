/** Where a page begins: at what is new, otherwise at its end; an address that names a message is followed by the browser. */
if (!location.hash) {
  const unread = document.getElementById('new')
  if (unread) unread.scrollIntoView({ block: 'center' })
  else if (!/[?&](before|after|message)=/.test(location.search)) stayAtEnd(document.querySelector('.talk-page'))
}

/** Shows the newest message and the field below it, also once pictures have come, until the person does something. */
function stayAtEnd(page: Element | null): void {
  if (!page) return
  let place = 0
  const toEnd = () => {
    page.scrollIntoView({ block: 'end', behavior: 'instant' })
    place = scrollY
  }
  const growth = new ResizeObserver(toEnd)
  const stop = new AbortController()
  const leave = () => {
    growth.disconnect()
    stop.abort()
  }
  toEnd()
  growth.observe(page)
  for (const done of ['pointerdown', 'click', 'wheel', 'touchstart', 'keydown'])
    addEventListener(done, leave, { passive: true, capture: true, signal: stop.signal })
  addEventListener('scroll', () => Math.abs(scrollY - place) > 1 && leave(), { passive: true, signal: stop.signal })
}
