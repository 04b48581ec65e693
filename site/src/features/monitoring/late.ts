import type { Report } from './report.ts'

/** Errors that are kept until the rest is there: a page that fails as it begins says it once. */
const MOST_KEPT = 10

const kept: unknown[] = []
let report: Report | undefined

/** What goes wrong is noted from now on; what reports it is fetched once the page has nothing better to do, or at once when there is something. */
function noted(error: unknown): void {
  if (report) {
    report(error)
    return
  }
  if (kept.push(error) > MOST_KEPT) kept.pop()
  begin()
}

let beginning = false

function begin(): void {
  if (beginning) return
  beginning = true
  const dsn = document.querySelector<HTMLElement>('#monitoring')?.dataset.dsn
  if (!dsn) return
  import('./report.ts').then(
    ({ reporter }) => {
      report = reporter(dsn)
      for (const error of kept.splice(0)) report(error)
    },
    // Without a network there is nobody to tell either.
    () => {},
  )
}

addEventListener('error', ({ error, message }) => noted(error ?? message))
addEventListener('unhandledrejection', ({ reason }) => noted(reason))
if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 10_000 })
else setTimeout(begin, 3_000)
