import type { PacketSection, ReviewPacket } from '@throughline/core/review'
import { useRef, useState } from 'react'
import { didBesides } from '../../task/state/changes.ts'
import { client } from '../../task/state/queries.ts'
import { attempt } from '../../task/state/reason.ts'
import type { PacketGiven } from '../server/load.ts'
import { createTakingBack } from './taking-back.ts'

export interface PacketDesk extends PacketGiven {
  /** Does what answers the packet as it is then, says so, and offers to take it back. Answers whether it was done. */
  change(doIt: (packet: ReviewPacket) => Promise<ReviewPacket>, said: string): Promise<boolean>
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
  const api = client.reviewPackets
  const [takeBack] = useState(() => createTakingBack(api.edit))

  async function renew(packet: ReviewPacket): Promise<void> {
    show({ ...now.current, packet })
    const state = await api.state(packet.id)
    if (now.current.packet.version === packet.version) show({ packet, state })
  }

  const inLine = (doIt: () => Promise<boolean>): Promise<boolean> => {
    const done = line.current.then(doIt)
    line.current = done
    return done
  }

  async function change(doIt: (packet: ReviewPacket) => Promise<ReviewPacket>, said: string): Promise<boolean> {
    return inLine(async () => {
      const before = now.current.packet
      const isDone = await attempt(async () => renew(await doIt(before)))
      const after = now.current.packet
      if (!isDone || after.version === before.version) return isDone
      didBesides(said, () => inLine(() => attempt(async () => renew(await takeBack(before, after)))))
      return true
    })
  }

  return {
    ...shown,
    change,
    arrange: (sections, said) => change(({ id, version }) => api.edit(id, { sections: [...sections] }, { version }), said),
  }
}
