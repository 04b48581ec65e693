import { useEffect, useState } from 'react'

/** The moment it is, RFC 3339, moving on each second while `moves`. */
export function useNow(moves: boolean): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    setNow(new Date().toISOString())
    if (!moves) return
    const timer = setInterval(() => setNow(new Date().toISOString()), 1_000)
    return () => clearInterval(timer)
  }, [moves])
  return now
}
