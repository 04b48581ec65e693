import type { Resume, ResumePreview } from '@throughline/core/resume'
import { useCallback, useEffect, useRef, useState } from 'react'
import { outbox } from '../../changes/changes.ts'
import { career } from '../../desk/career-client.ts'

/** What is typed and moved in one go is set once. */
const GATHER_MS = 200

export interface Previewed {
  /** `null` while there is none. */
  preview: ResumePreview | null
  /** Counts up with each that came. */
  turn: number
  isAsking: boolean
  hasFailed: boolean
  ask: () => void
}

/** The pages of a version, set again after each change once the server knows it. */
export function usePreview({ id, updatedAt }: Pick<Resume, 'id' | 'updatedAt'>, given: ResumePreview | null): Previewed {
  const [state, setState] = useState({ preview: given, turn: 0, isAsking: false, hasFailed: given === null })
  const asked = useRef(0)
  const isBusy = useRef(false)
  const ask = useCallback(async () => {
    let turn = ++asked.current
    // The server sets one at a time; what is asked meanwhile is asked once, afterwards.
    if (isBusy.current) return
    isBusy.current = true
    setState((before) => ({ ...before, isAsking: true }))
    try {
      let preview: ResumePreview
      do {
        turn = asked.current
        await outbox.settled(id)
        preview = await career.resumes.layout(id)
      } while (turn !== asked.current)
      setState({ preview, turn, isAsking: false, hasFailed: false })
    } catch {
      // What was set before stays, and is said to be of before.
      setState((before) => ({ ...before, isAsking: false, hasFailed: true }))
    } finally {
      isBusy.current = false
    }
  }, [id])
  const known = useRef(updatedAt)
  useEffect(() => {
    if (known.current === updatedAt) return
    known.current = updatedAt
    const timer = setTimeout(() => void ask(), GATHER_MS)
    return () => clearTimeout(timer)
  }, [updatedAt, ask])
  return { ...state, ask: () => void ask() }
}
