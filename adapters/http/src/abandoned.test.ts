import { type FaultPlan, faulty, sequentialIds } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { aProcess, asking, elsewhere, writing } from './test-asking.ts'
import type { DescribedOperation } from './test-operations.ts'
import { doChores } from './test-stopped.ts'

/** Hours that pass one after another: until links have ended, what is in the trash has left it, and all that is noted is over. */
const PASSING = [26, 24 * 21, 24 * 11, 24 * 140]

/** Who has no account here. */
const EMAIL = 'ana@post.example'

/** Bodies that say an address. */
const saying: Readonly<Record<string, object>> = {
  inviteToDiscussion: { email: EMAIL },
  askFeedback: { about: 'The new model', questions: [{ text: 'Again?', kind: 'text' }], email: EMAIL },
}

/** What is left all the same, and why that is right. */
const left: Readonly<Record<string, { why: string; lines: RegExp }>> = {
  makeToken: { why: 'a secret that was told to nobody is taken, until the account goes', lines: /^entry api-token/ },
  makeCalendarFeed: { why: 'an address that was told to nobody is taken, until the account goes', lines: /^entry calendar-feed/ },
  subscribeToPush: { why: 'whose browser it is stays known until another has it, or the account goes', lines: /^entry push-endpoint/ },
}

/** What is held long after a request that was stopped and never asked for again, and what was before. */
async function abandoned(operation: DescribedOperation, plan: FaultPlan) {
  const { held, storage, send } = asking(operation, saying[operation.operationId])
  const before = new Set(held.keys())
  const first = aProcess({ ...faulty(storage, plan), ids: sequentialIds(0x10_0000) })
  await send(first)
  const later = aProcess({ ...storage, ids: sequentialIds(0x20_0000) })
  for (const hours of PASSING) {
    later.clock.advance({ hours })
    await doChores(later.deps)
    await storage.directory.sweep(later.clock.now().toString({ smallestUnit: 'millisecond' }))
  }
  return { held, isNew: (name: string) => !before.has(name) }
}

const textOf = (value: unknown) => JSON.stringify(value, (_, part) => (part instanceof Map ? [...part] : part))

/** What would stay for good though nobody asked for it to. */
function leftovers({ held, isNew }: Awaited<ReturnType<typeof abandoned>>): string[] {
  const all = [...held].map(([name, value]) => ({ name: name.replaceAll('\n', ' '), isNew: isNew(name), text: textOf(value) }))
  // An answer goes with those that are given after it.
  const rows = all.filter(({ name }) => name.startsWith('row ') && !name.includes(' keyed-request '))
  const isNamed = (id: string) => rows.some(({ name, text }) => name.includes(id) || text.includes(id))
  const leadsNowhere = ({ name, text }: (typeof all)[number]) =>
    (name.startsWith('entry ') && text.includes('"expiresAt":null') && !isNamed(JSON.parse(text).id)) ||
    (name.startsWith('blob ') && !isNamed(name.split(' ').at(-1) ?? ''))
  const saysAddress = all.filter(({ name, text }) => text.includes(EMAIL) && !name.includes(' keyed-request '))
  return [...saysAddress, ...all.filter((one) => one.isNew && leadsNowhere(one))].map(({ name }) => name)
}

it.each(writing.filter(({ operationId }) => !(operationId in elsewhere)).map((operation) => [operation.operationId, operation] as const))(
  '%s, stopped after any of its writes and never asked for again, leaves nothing that stays for good',
  async (operationId, operation) => {
    const whole: FaultPlan = { failAt: Number.POSITIVE_INFINITY }
    const found: Record<string, string[]> = { undisturbed: leftovers(await abandoned(operation, whole)) }
    for (let failAt = 1; failAt < (whole.steps ?? 0); failAt++)
      found[`after write ${failAt}`] = leftovers(await abandoned(operation, { failAt, when: 'after' }))
    const lines = Object.entries(found).flatMap(([after, names]) => names.map((name) => ({ after, name })))
    expect(lines.filter(({ name }) => !left[operationId]?.lines.test(name))).toEqual([])
  },
)
