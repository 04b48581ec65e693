import { useEffect, useState } from 'react'

/** The instant it is, as far as minutes matter; as the page is taken over, when it was made. */
export function useNow(madeAt: string): string {
  const [now, setNow] = useState(madeAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
