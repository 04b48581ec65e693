import { type ActorDep, createGate } from '../../kernel/index.ts'

const gate = createGate(4, {
  own: 'Another document of yours is being made. Try again once that is done.',
  full: 'Documents of other people are being made. Try again in a moment.',
})

/** Setting pages is work for a processor: one at a time for each person, and one more may wait. */
export async function inTurn<T>({ actor }: ActorDep, work: () => Promise<T>): Promise<T> {
  const leave = await gate.enter(actor.accountId)
  try {
    return await work()
  } finally {
    leave()
  }
}
