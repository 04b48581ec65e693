/** Marks what the step of the tour is about, and brings it into view once. What an island draws anew is marked anew. */

const selector = document.querySelector<HTMLElement>('.demo-tour')?.dataset.pointsAt

function point(selector: string) {
  let shown = false
  const mark = () => {
    const target = document.querySelector<HTMLElement>(selector)
    if (!target || 'toured' in target.dataset) return
    target.dataset.toured = ''
    if (shown) return
    shown = true
    // A long one from its beginning, as the card lies at the foot of the window.
    target.scrollIntoView({ block: target.offsetHeight > innerHeight / 2 ? 'start' : 'center' })
  }
  mark()
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true })
}

if (selector) point(selector)
