import type { Kind } from '@throughline/core/kernel'
import { aroundCalls, type PortCall, type StoragePorts } from './around-calls.ts'

/** A writing step that is about to be done. */
export interface WritingStep extends Pick<PortCall, 'name'> {
  /** Counted from 1. */
  number: number
  args: readonly unknown[]
}

/** Ports of which one step waits, as of a process that a database keeps waiting. */
export interface HeldUp<P> {
  ports: P
  /** Resolves once the step waits. */
  isWaiting: Promise<void>
  /** Lets it go on. */
  goOn(): void
  /** Writing steps that were begun so far. */
  steps(): number
}

/** The same ports, of which the first writing step that is meant waits before it is done. */
export function heldUp<P extends StoragePorts>(ports: P, isMeant: (step: WritingStep) => boolean): HeldUp<P> {
  const waiting = Promise.withResolvers<void>()
  const going = Promise.withResolvers<void>()
  let steps = 0
  let isMet = false
  const held = aroundCalls(ports, ({ name, does }, call) => async (...args) => {
    if (does === 'writes' && isMeant({ number: ++steps, name, args }) && !isMet) {
      isMet = true
      waiting.resolve()
      await going.promise
    }
    return call(...args)
  })
  return { ports: held, isWaiting: waiting.promise, goOn: going.resolve, steps: () => steps }
}

/** Means the first save of a record of a kind. */
export const saveOf =
  (kind: Pick<Kind, 'name'> | string) =>
  ({ name, args }: WritingStep): boolean =>
    name === 'save' && (args[1] as Kind).name === (typeof kind === 'string' ? kind : kind.name)
