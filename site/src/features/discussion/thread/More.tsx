import { useEffect, useRef, useState } from 'react'
import { thread as words } from '../../../messages/discussion-thread.ts'
import { attempt } from '../../desk/reason.ts'
import { client } from '../client.ts'
import { firstInSight, keepPlace } from './place.ts'
import { loadRenderer } from './rendered.ts'
import { $talk, changeTalk } from './state.ts'
import { withEarlier, withLater } from './talk.ts'

interface Props {
  discussionId: string
  /** The message to read on from. */
  from: string
  direction: 'before' | 'after'
  /** Where that stretch is without a script. */
  href: string
}

/** How near to it one reads before the next stretch is fetched. */
const AHEAD = '600px 0px'

/** Leads to earlier or later messages, which come before one has to ask; where one reads stays where it is. */
export function More({ discussionId, from, direction, href }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  const [isReading, setReading] = useState(false)
  const read = useRef(async () => {})
  read.current = async () => {
    if (isReading) return
    setReading(true)
    await attempt(async () => {
      await loadRenderer()
      const replyTo = $talk.get()?.answered?.id
      const list = await client.discussionMessages.list(discussionId, { replyTo, [direction]: from })
      keepPlace(firstInSight(), () => changeTalk((talk) => (direction === 'before' ? withEarlier(talk, list) : withLater(talk, list))))
    })
    setReading(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: watched anew for each stretch
  useEffect(() => {
    const watch = new IntersectionObserver(([seen]) => void (seen?.isIntersecting && read.current()), { rootMargin: AHEAD })
    if (link.current) watch.observe(link.current)
    return () => watch.disconnect()
  }, [from])
  return (
    <a
      className="link alone"
      ref={link}
      href={href}
      aria-busy={isReading}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void read.current()
      }}
    >
      {direction === 'before' ? words.earlier : words.later}
    </a>
  )
}
