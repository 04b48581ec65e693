/** The answer is waited for so long at most: what is sent goes on once this page is left. */
const TOLD_MS = 300

interface Press extends Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> {
  preventDefault(): void
}

/**
 * Follows a link that was pressed once it is told that what it tells of is read, so that the page that comes counts what is
 * unread by then. Where telling fails it stays unread, and nothing is lost.
 */
export function goOnceTold(event: Press, href: string, telling: Promise<unknown>): void {
  const told = telling.catch(() => {})
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  void Promise.race([told, new Promise((resolve) => setTimeout(resolve, TOLD_MS))]).then(() => location.assign(href))
}
