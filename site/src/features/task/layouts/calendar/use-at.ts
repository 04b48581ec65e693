import { useEffect, useRef, useState } from 'react'
import { readListAddress } from '../../rules/address.ts'
import { listHref, taskHref } from '../../rules/list-address.ts'
import type { Desk } from '../../state/desk.ts'
import { $openId } from '../../state/stores.ts'
import { type At, atText, readAt } from '../rules/at.ts'

/** What the calendar shows, kept in the address beside the task that is open. */
export function useAt(desk: Desk) {
  const [at, setAt] = useState(() => readAt(desk.list.at, desk.today))
  const hrefOf = (at: At) => listHref({ ...desk, list: { ...desk.list, at: atText(at) } })
  const current = useRef({ at, desk })
  current.current = { at, desk }

  useEffect(() => {
    const onBack = () => setAt(readAt(readListAddress(new URLSearchParams(location.search)).at, current.current.desk.today))
    // Whoever opens or closes a task writes the address that the page began with.
    const stop = $openId.listen(() => setTimeout(() => history.replaceState(null, '', addressOf(current.current.desk, current.current.at))))
    addEventListener('popstate', onBack)
    return () => {
      removeEventListener('popstate', onBack)
      stop()
    }
  }, [])

  const go = (next: At) => {
    history.pushState(null, '', addressOf(desk, next))
    setAt(next)
  }
  return { at, go, hrefOf }
}

function addressOf(desk: Desk, at: At): string {
  const place = { ...desk, list: { ...desk.list, at: atText(at) } }
  const openId = $openId.get()
  return openId ? taskHref(openId, place) : listHref(place)
}
