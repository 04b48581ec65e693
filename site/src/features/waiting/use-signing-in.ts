import { useEffect } from 'react'
import { outbox } from '../changes/changes.ts'
import { tryNow } from '../changes/unsent.ts'
import { client } from '../desk/client.ts'

/** Somebody who comes back to the page may have signed in elsewhere; as the same person, what waits is sent. */
export function useSigningIn(isSignedOut: boolean, accountId: string) {
  useEffect(() => {
    if (!isSignedOut) return
    const look = () => {
      if (document.visibilityState === 'hidden') return
      client.me.get().then(
        ({ id }) => {
          if (id !== accountId) return
          outbox.signedIn()
          tryNow()
        },
        // Still signed out, somebody else, or no answer: the next look may find more.
        () => {},
      )
    }
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isSignedOut, accountId])
}
