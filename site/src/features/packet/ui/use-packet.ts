import { ProblemError } from '@throughline/client/problem'
import type { PacketSection, ReviewPacket } from '@throughline/core/review'
import { useEffect, useRef, useState } from 'react'
import { changes as changeWords } from '../../../messages/changes.ts'
import { packet as words } from '../../../messages/packet.ts'
import { didBesides } from '../../changes/changes.ts'
import { obstacle } from '../../changes/obstacle.ts'
import type { Obstacle } from '../../changes/outbox.ts'
import { career } from '../../desk/career-client.ts'
import { complain, reason } from '../../desk/reason.ts'
import { follow } from '../../live/stream.ts'
import type { PacketGiven } from '../server/load.ts'
import { createTakingBack } from './taking-back.ts'

/** Does something to a packet as it is shown; `null` where that is not to be done to this one. */
type Act = (packet: ReviewPacket) => Promise<ReviewPacket> | null

/** What is said of something that was done, or how that is told from the packet before and after it. */
type Said = string | ((before: ReviewPacket, after: ReviewPacket) => string)

/** How something that was to be done ended. */
export type Ended =
  | { is: 'done' }
  /** The packet is another by now, and shown as it is. */
  | { is: 'stale' }
  /** Nobody answered; it may be tried again. */
  | { is: 'unanswered'; why: Obstacle; said: string }
  | { is: 'refused'; said: string }

export interface PacketDesk extends PacketGiven {
  /** The packet as it is by now, which may be shown in a moment only. */
  latest(): ReviewPacket
  /** Does what answers the packet as it is then, says so, and offers to take it back. */
  attempt(act: Act, said: Said): Promise<Ended>
  /** The same, complaining where it was not done. Answers whether it was. */
  change(act: Act, said: string): Promise<boolean>
  /** The same with other sections. */
  arrange(sections: readonly PacketSection[], said: string): Promise<boolean>
}

/** A packet on the screen, and what is done to it: one thing after the other, each based on what is shown. */
export function usePacket(given: PacketGiven): PacketDesk {
  const [shown, setShown] = useState(given)
  const now = useRef(given)
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const show = (next: PacketGiven) => {
    now.current = next
    setShown(next)
  }
  const api = career.reviewPackets
  const [takeBack] = useState(() => createTakingBack(api.edit))

  async function renew(packet: ReviewPacket): Promise<void> {
    show({ ...now.current, packet })
    await readState(packet)
  }

  /** Without an answer, the one of before stays. */
  async function readState(packet: ReviewPacket): Promise<void> {
    const state = await api.state(packet.id).catch(() => null)
    if (state && now.current.packet.version === packet.version) show({ packet: now.current.packet, state })
  }

  // A document that was made, here or elsewhere, is among those handed out at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows once, and all else is read by reference
  useEffect(() => {
    follow(() => ({ onChange: ({ kind }) => kind === 'edition' && void readState(now.current.packet) }))
  }, [])

  const inLine = <T>(doIt: () => Promise<T>): Promise<T> => {
    const done = line.current.then(doIt)
    line.current = done
    return done
  }

  async function done(act: Act): Promise<Ended> {
    try {
      const answer = act(now.current.packet)
      if (answer === null) return { is: 'stale' }
      await renew(await answer)
      return { is: 'done' }
    } catch (error) {
      const why = obstacle(error)
      if (why) return { is: 'unanswered', why, said: reason(error) }
      const current = error instanceof ProblemError ? (error.problem.current as ReviewPacket | undefined) : undefined
      if (!current || current.version === now.current.packet.version) return { is: 'refused', said: reason(error) }
      await renew(current)
      return { is: 'stale' }
    }
  }

  const toldOf = (ended: Ended): boolean => {
    if (ended.is !== 'done') complain(changeWords.notSaved(1, ended.is === 'stale' ? words.changedElsewhere : ended.said))
    return ended.is === 'done'
  }

  const attempt = (act: Act, said: Said): Promise<Ended> =>
    inLine(async () => {
      const before = now.current.packet
      const ended = await done(act)
      const after = now.current.packet
      if (ended.is !== 'done' || after.version === before.version) return ended
      const told = typeof said === 'string' ? said : said(before, after)
      didBesides(told, () => inLine(async () => toldOf(await done(() => takeBack(before, after)))))
      return ended
    })

  const change = async (act: Act, said: string) => toldOf(await attempt(act, said))

  return {
    ...shown,
    latest: () => now.current.packet,
    attempt,
    change,
    arrange: (sections, said) => change(({ id, version }) => api.edit(id, { sections: [...sections] }, { version }), said),
  }
}
