/** Begins the demo: its worker takes over what is under /demo/, and the page goes there by itself. */

import { PREFIX } from '@throughline/demo/prefix'
import { language } from '../../messages/language.ts'

const place = document.getElementById('demo')

/** Where the visitor was heading within the demo; never elsewhere, as what they ask for only ever follows the prefix. */
function heading(): string {
  const to = new URLSearchParams(location.search).get('to') ?? ''
  const { pathname, search, hash } = new URL(PREFIX + (to.startsWith('/') ? to : '/tasks'), location.origin)
  return pathname.startsWith(`${PREFIX}/`) ? pathname + search + hash : `${PREFIX}/tasks`
}

function say(words: string) {
  const status = place?.querySelector('[role=status]')
  if (status) status.textContent = words
  place?.querySelector('.fine')?.remove()
}

async function begin() {
  if (!('serviceWorker' in navigator)) return say(place?.dataset.refused ?? '')
  try {
    const { installing, waiting, active } = await navigator.serviceWorker.register(`${PREFIX}/worker-${language}.js`, {
      scope: `${PREFIX}/`,
    })
    await isActive(active ?? waiting ?? installing)
    location.replace(heading())
  } catch (error) {
    say(error instanceof DOMException && error.name === 'SecurityError' ? (place?.dataset.refused ?? '') : (place?.dataset.failed ?? ''))
  }
}

const isActive = (worker: ServiceWorker | null) =>
  new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve()
      else if (!worker || worker.state === 'redundant') reject(new Error('The worker was not taken.'))
    }
    worker?.addEventListener('statechange', look)
    look()
  })

void begin()
