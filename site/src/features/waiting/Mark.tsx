import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { waiting as words } from '../../messages/waiting.ts'
import { $connection } from '../changes/stores.ts'
import { ownKept, tryNow } from '../changes/unsent.ts'
import type { Desk } from '../desk/desk.ts'
import { $today } from '../desk/here.ts'
import { newId } from '../desk/id.ts'
import { $toast } from '../desk/told.ts'
import { $offline } from '../offline/state.ts'
import { showTasks } from '../task/state/cache.ts'
import { readDaysHere } from './read-days-here.ts'
import { readWaiting, type Waiting } from './read-waiting.ts'
import { takeBackOwn } from './take-back.ts'
import { useSigningIn } from './use-signing-in.ts'
import { blipOf, isStuck, sentSince, type Way, wayNow } from './way.ts'
import { whenWaitingChanges } from './when-changed.ts'

/** How long a change of the place takes to be looked at again, as what waits grows older. */
const LOOK_MS = 2_000
const LIST = 'what-waits'

/** The mark in the frame: that there is no way to the server, and what is kept here until there is one. */
export function Mark({ desk }: { desk: Desk }) {
  const things = useWaiting(desk.accountId)
  const { isOffline, keptAt } = useStore($offline)
  const { obstacle } = useStore($connection)
  const way = useLasting(wayNow({ obstacle, isOffline, things }), isOffline, things.length > 0)
  const stuck = things.filter((thing) => isStuck(thing, way, Date.now()))
  const told = useTold(way, things)
  useEffect(() => {
    const read = way === 'open' || things.length === 0 ? [] : readDaysHere(ownKept().changes, $today.get() || desk.today)
    if (read.length > 0) showTasks(read)
  }, [way, things, desk.today])
  useSigningIn(way === 'signed-out', desk.accountId)
  const isShown = way !== 'open' || stuck.length > 0
  return (
    <>
      <p className="hidden-text" role="status">
        {told}
      </p>
      {isShown && <Shown desk={desk} way={way} things={stuck} keptAt={keptAt} />}
    </>
  )
}

interface ShownProps {
  desk: Desk
  way: Way
  things: readonly Waiting[]
  keptAt: string | null
}

function Shown({ desk, way, things, keptAt }: ShownProps) {
  const parts = [...(way === 'open' ? [] : [words.mark[way]]), ...(things.length > 0 ? [words.unsent(things.length)] : [])]
  return (
    <div className="kept-here">
      <button type="button" className="kept-mark" popoverTarget={LIST}>
        {parts.join(' · ')}
      </button>
      <section className="menu kept-list" id={LIST} popover="auto" aria-label={words.list}>
        <p>{words.why[way === 'open' ? 'kept' : way]}</p>
        {keptAt && <p>{words.asOf(timeWords(keptAt, desk))}</p>}
        {things.length > 0 && (
          <ul>
            {things.map((thing) => (
              <Thing key={thing.name} thing={thing} desk={desk} />
            ))}
          </ul>
        )}
        <p className="ends">
          {way === 'signed-out' ? (
            <a className="btn btn-primary" href={`/auth/signin?return=${encodeURIComponent(location.pathname + location.search)}`}>
              {words.signIn(things.length)}
            </a>
          ) : (
            <button className="btn btn-plain" type="button" onClick={() => tryNow()}>
              {words.tryNow}
            </button>
          )}
        </p>
      </section>
    </div>
  )
}

function Thing({ thing, desk }: { thing: Waiting; desk: Desk }) {
  const { kind, did, about, called, href, at, state, why } = thing
  const isOwn = thing.key === ownKept().key
  const what = called ? `${words.kinds[kind]}: ${called}` : words.kinds[kind]
  return (
    <li>
      <span className="kept-what" dir="auto">
        {what}
      </span>
      <span className="kept-acts">
        {href && (
          <a className="link" href={href} aria-label={`${state === 'choice' ? words.choose : words.open}: ${what}`}>
            {state === 'choice' ? words.choose : words.open}
          </a>
        )}
        {isOwn && state !== 'choice' && (
          <button type="button" className="link" aria-label={words.takeBackOf(what)} onClick={() => takeBack(thing)}>
            {words.takeBack}
          </button>
        )}
      </span>
      <span className="muted">
        {state === 'choice'
          ? words.choice
          : state === 'refused'
            ? `${words.refused} ${why ?? ''}`
            : [did && words.did[did], about && words.inTalk(about), why ?? (at && words.since(timeWords(at, desk)))]
                .filter(Boolean)
                .join(' · ')}
      </span>
    </li>
  )
}

function takeBack({ name }: Waiting) {
  const place = Number(name.split(' ').at(-1))
  if (!takeBackOwn(place)) $toast.set({ id: newId(), words: words.tooLate })
}

/** What waits now, on whatever page; looked at again as long as there is something. */
function useWaiting(accountId: string): readonly Waiting[] {
  const [things, setThings] = useState<readonly Waiting[]>([])
  const isAny = things.length > 0
  useEffect(() => {
    const look = () => {
      const found = readWaiting(accountId)
      setThings((before) => (before.length === 0 && found.length === 0 ? before : found))
    }
    look()
    const stop = whenWaitingChanges(look)
    // What waits grows older; where nothing does, nothing changes by itself.
    const timer = isAny ? setInterval(look, LOOK_MS) : undefined
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [accountId, isAny])
  return things
}

/** The same once it has lasted a moment; that the way is open again shows at once. */
function useLasting(way: Way, isOffline: boolean, isAny: boolean): Way {
  const [lasting, setLasting] = useState<Way>('open')
  const isFirst = useRef(true)
  const blip = blipOf({ isOffline, isAny, isFirst: isFirst.current })
  useEffect(() => {
    const show = () => {
      isFirst.current = false
      setLasting(way)
    }
    if (way === 'open') return show()
    const timer = setTimeout(show, blip)
    return () => clearTimeout(timer)
  }, [way, blip])
  return way === 'open' ? 'open' : lasting
}

/**
 * What a screen reader is told, each time once: that there is no way, and that there is one again. What was sent by then
 * everybody sees.
 */
function useTold(way: Way, things: readonly Waiting[]): string {
  const [told, setTold] = useState('')
  const before = useRef<readonly Waiting[] | null>(null)
  useEffect(() => {
    if (way !== 'open') {
      if (before.current === null) setTold(words.told.offline)
      if (things.length >= (before.current?.length ?? 0)) before.current = things
      return
    }
    const sent = before.current && sentSince(before.current, things)
    if (sent === null) return
    before.current = null
    setTold(sent === 0 ? words.told.back(0) : '')
    if (sent > 0) $toast.set({ id: newId(), words: words.told.back(sent) })
  }, [way, things])
  return told
}

function timeWords(at: string, { locale, timeZone }: Pick<Desk, 'locale' | 'timeZone'>): string {
  const isLong = Date.now() - Date.parse(at) > 12 * 3_600_000
  return new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short', ...(isLong && { dateStyle: 'short' }) }).format(new Date(at))
}
