import { type Language, localeIn } from '@throughline/core/kernel'
import { composeDemo, type Demo } from '../compose.ts'
import { secretOf } from '../sessions.ts'
import type { Tour, Visit } from '../visit.ts'
import { createKeep, type Keep } from './keep.ts'

export interface Opened {
  demo: Demo
  visit: Visit
  /** Whether it begins anew because what was kept cannot be read any more. */
  isAnew: boolean
  /** Takes note of where the tour has come to. */
  goOn(tour: Tour): Promise<void>
  /** The app's API, asked as the sample person. */
  api(request: Request): Promise<Response>
}

/** The demo as this browser has it: what was kept, or else the sample, written now. */
export interface Home {
  opened(): Promise<Opened>
  /** Begins anew with the sample. */
  reset(): Promise<void>
  /** What could not be read any more, as JSON. */
  earlier(): Promise<Blob | null>
}

/** @param language what the sample person reads and writes */
export function createHome(language: Language, keep: Keep = createKeep()): Home {
  let opening: Promise<Opened> | undefined
  const opened = () => {
    opening ??= open(keep, localeIn(language, 'en-GB'))
    // What failed is tried again by whoever asks next.
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }
  return {
    opened,
    async reset() {
      await opening?.catch(() => {})
      await keep.clear()
      opening = undefined
      await opened()
    },
    earlier: keep.aside,
  }
}

async function open(keep: Keep, locale: string): Promise<Opened> {
  const kept = await keep.read()
  if (kept) {
    try {
      return withApi(keep, composeDemo({ before: kept.before, told: keep.told, log: tell }), { visit: kept.visit, isAnew: false })
    } catch (error) {
      // Kept by another version of the app, which this one cannot read.
      tell(error)
      await keep.setAside(kept)
    }
  }
  await keep.clear()
  let turned: Temporal.Instant | null = null
  const clock = { now: () => turned ?? Temporal.Now.instant() }
  const demo = composeDemo({ clock, told: keep.told, log: tell })
  // Of no use to whoever comes back.
  const { writeDemoSample } = await import('../sample.ts')
  const visit = await writeDemoSample(demo, {
    now: Temporal.Now.zonedDateTimeISO(),
    locale,
    turn: (to) => {
      turned = to
    },
  })
  await keep.write(visit)
  return withApi(keep, demo, { visit, isAnew: kept !== null })
}

function withApi(keep: Keep, demo: Demo, { visit, isAnew }: Pick<Opened, 'visit' | 'isAnew'>): Opened {
  const cookie = `throughline=${secretOf(visit.person)}`
  return {
    demo,
    visit,
    isAnew,
    async goOn(tour) {
      visit.tour = tour
      await keep.note(visit)
    },
    async api(request) {
      const headers = new Headers(request.headers)
      headers.set('cookie', cookie)
      headers.set('sec-fetch-site', 'same-origin')
      headers.delete('origin')
      const response = await demo.api(new Request(request, { headers }))
      // What is answered is kept: the worker may be stopped right after. What follows of it may come later.
      await keep.write(visit)
      if (request.method !== 'GET') void demo.doChores().then(() => keep.write(visit))
      return response
    },
  }
}

const tell = (fault: unknown) => console.error((fault as { error?: unknown }).error ?? fault)
