import type { Store } from '@throughline/core/kernel'
import { aroundCalls, type StoragePorts } from './around-calls.ts'

/** The process stops here, as far as the code under test can tell. */
export class InjectedFault extends Error {
  override readonly name = 'InjectedFault'
}

export interface FaultPlan {
  /** The writing step that fails, counted from 1. Every storage call after it fails too. */
  failAt: number
  /** Whether the failing step was done: `before` by default, so it was not. */
  when?: 'before' | 'after'
  /** Set once the fault was met. */
  fired?: boolean
  /** Writing steps that were begun so far. */
  steps?: number
}

/** The same ports, sharing one count of writing steps, of which the planned one fails. */
export function faulty<P extends StoragePorts>(ports: P, plan: FaultPlan): P {
  let steps = 0
  plan.steps = steps
  const fault = () => {
    plan.fired = true
    return new InjectedFault(`Stopped ${plan.when ?? 'before'} step ${plan.failAt}.`)
  }
  const isNext = () => {
    plan.steps = ++steps
    return steps === plan.failAt
  }
  return aroundCalls(ports, ({ does }, call) => async (...args) => {
    if (plan.fired) throw fault()
    const fails = does === 'writes' && isNext()
    if (fails && plan.when !== 'after') throw fault()
    const result = await call(...args)
    if (fails) throw fault()
    return result
  })
}

/** A store of which one writing step fails. */
export const faultyStore = (store: Store, plan: FaultPlan): Store => faulty({ store }, plan).store

/** Waits for what may be stopped by an injected fault; other failures pass through. */
export async function interrupted(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof InjectedFault)) throw error
  }
}

/**
 * Calls `run` with a plan for every writing step, before and after it, until it meets no fault any more.
 * Answers how many steps there were.
 */
export async function atEveryStep(run: (plan: FaultPlan) => Promise<void>): Promise<number> {
  let steps = 0
  for (const when of ['before', 'after'] as const)
    for (let failAt = 1; ; failAt++) {
      const plan: FaultPlan = { failAt, when }
      await run(plan)
      if (!plan.fired) break
      steps = failAt
    }
  return steps
}
