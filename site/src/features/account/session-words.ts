import type { Account, SignedInBrowser } from '@throughline/core/account'
import { deviceWords } from '../../messages/device.ts'
import { sessionSettings as words } from '../../messages/settings-sessions.ts'
import { localDateOf } from '../desk/words/day.ts'
import { dayWordsFor, timeWordsFor } from './day-words.ts'

/** What is said of a browser that is signed in. */
export interface SessionWords {
  browser: SignedInBrowser
  title: string
  detail: string
  /** What it is called, so that no other in the list is called the same. */
  name: string
}

/** Browsers of one kind are told apart by when they signed in: to the minute of late, and where another did so on the same day. */
export function sessionWords(browsers: readonly SignedInBrowser[], account: Account): SessionWords[] {
  const [day, time] = [dayWordsFor(account), timeWordsFor(account)]
  const dayOf = (instant: string) => localDateOf(instant, account)
  const yesterday = Temporal.PlainDate.from(dayOf(Temporal.Now.instant().toString())).subtract({ days: 1 }).toString()
  return browsers.map((browser) => {
    const { id, device, createdAt, usedAt, isThis } = browser
    const signedIn = dayOf(createdAt)
    const isOneOfSeveral = browsers.some((other) => other.id !== id && other.device === device && dayOf(other.createdAt) === signedIn)
    const from = signedIn >= yesterday || isOneOfSeveral ? time(createdAt) : day(createdAt)
    const used = dayOf(usedAt) === signedIn ? null : day(usedAt)
    const title = deviceWords(device)
    return { browser, title, detail: isThis ? words.isThis(from) : words.since(used, from), name: words.endOf(title, from) }
  })
}
