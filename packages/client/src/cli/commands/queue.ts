import type { Command } from '../command.ts'
import { EXIT } from '../failure.ts'
import { openQueue } from '../queue.ts'
import { lineOf, sendWaiting } from '../send-waiting.ts'
import { openSession } from '../session.ts'

export const queue: Command = {
  name: 'queue',
  summary: 'Show what waits for the server, and what it refused',
  async run({ env, out }) {
    const kept = openQueue(env)
    const [waiting, refused] = [await kept.waiting.list(), await kept.refused.list()]
    out.json({ waiting, refused })
    if (waiting.length === 0) out.line('Nothing waits.')
    for (const { queuedAt, operation } of waiting) out.line(`${out.style('dim', queuedAt.slice(0, 16))}  ${lineOf(operation)}`)
    if (refused.length > 0) out.line(`Refused, kept in ${kept.refused.path}:`)
    for (const { queuedAt, operation, reason } of refused)
      out.line(`${out.style('dim', queuedAt.slice(0, 16))}  ${lineOf(operation)}  ${out.style('red', reason)}`)
  },
}

export const queueFlush: Command = {
  name: 'queue flush',
  summary: 'Send what waits now',
  async run({ env, out }) {
    const session = await openSession(env)
    const done = await sendWaiting(session, out)
    if (session.away) throw session.away
    out.json(done)
    if (done.sent + done.refused === 0) out.line('Nothing waits.')
    return done.refused > 0 ? EXIT.refused : EXIT.done
  },
}
