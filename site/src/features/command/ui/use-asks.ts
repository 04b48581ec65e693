import { startTransition, useEffect, useState } from 'react'
import type { Action, Ask, Choice, Here } from '../../shortcuts/action.ts'
import { actions } from '../actions.ts'

/** Typing pauses this long before its text is read. */
const PAUSE_MS = 120

/** Nobody is kept waiting longer than this for what may still come. */
const PATIENCE_MS = 3_000

const NONE: readonly Choice[] = []

/** What actions ask for that can be done here, as soon as it is wanted and loaded, and whether that is all there will be. */
export function useAsks(here: Here, isWanted: boolean): { asks: ReadonlyMap<Action, Ask>; isWhole: boolean } {
  const [asks, setAsks] = useState<ReadonlyMap<Action, Ask>>(new Map())
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    let wanted = true
    const asking = actions.filter((action) => action.ask && (action.applies?.(here) ?? true))
    const loaded = new Map<Action, Ask>()
    const take = (action: Action, ask: Ask) => {
      loaded.set(action, ask)
      if (!wanted) return
      // In the order of the actions, however they come in; none waits for one that asks the server. What is there already comes
      // within the press that opens the palette, which is painted first.
      const inOrder = asking.flatMap((each) => (loaded.has(each) ? [[each, loaded.get(each) as Ask] as const] : []))
      startTransition(() => setAsks(new Map(inOrder)))
    }
    // Without a network what has not been loaded is not offered.
    const loading = asking.map((action) => action.ask?.().then((ask) => take(action, ask)))
    const end = () => wanted && startTransition(() => setWhole(true))
    void Promise.allSettled(loading).then(end)
    const timer = setTimeout(end, PATIENCE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
      setWhole(false)
    }
  }, [here, isWanted])
  return { asks, isWhole }
}

/** The values that the server reads from what was typed, once typing pauses. */
export function useRead(ask: Ask | null, here: Here, typed: string): { choices: readonly Choice[]; isReading: boolean } {
  const [read, setRead] = useState<{ of: string; choices: readonly Choice[] }>({ of: '', choices: [] })
  const text = ask?.read ? typed.trim() : ''
  useEffect(() => {
    if (!text || !ask?.read) return
    let wanted = true
    const timer = setTimeout(() => {
      const take = (choices: readonly Choice[]) => wanted && setRead({ of: text, choices })
      ask.read?.(here, text).then(take, () => take([]))
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [ask, here, text])
  return read.of === text ? { choices: read.choices, isReading: false } : { choices: NONE, isReading: text !== '' }
}
