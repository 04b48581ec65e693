import { fakeOutbound } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { expect } from 'vitest'
import type { Session, Sessions } from '../../account/index.ts'
import type { Pushed, PushMessage } from '../../kernel/index.ts'
import { createTask } from '../../task/index.ts'
import { deliverNotifications } from '../deliver-notifications.ts'
import { kinds, notificationDeps } from '../test-notification.ts'
import { createPushRunner } from './run-push.ts'

export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
/** A browser that takes push messages, as it says so itself. */
export const at = (n: number) => ({ endpoint: `https://push.example/${n}`, keys: { p256dh: 'BKey', auth: 'c2VjcmV0' } })

/** Ines with push messages that are kept instead of sent, as their push services answer. */
export async function browsers(changes: Parameters<typeof notificationDeps>[0] = {}) {
  const storage = createMemoryStorage({ kinds })
  const base = await notificationDeps(changes, storage)
  const sent: (PushMessage & { to: string })[] = []
  const failures: unknown[] = []
  const answers = new Map<string, Pushed | 'away' | Promise<Pushed>>()
  const signedIn = new Set(['laptop', 'phone'])
  const sessions = { list: async () => [...signedIn].map((id) => ({ id }) as Session) } as unknown as Sessions
  const deps = {
    ...base,
    directory: storage.directory,
    secrets: { create: () => '', digest: (text: string) => `digest of ${text}`, keyed: () => '0' },
    sessions,
    outbound: fakeOutbound(),
    session: { sessionId: 'laptop', provenAt: null },
    pushWords: () => ({ title: (told: { type: string }) => told.type, many: (n: number) => `${n} things`, body: () => '' }),
    pusher: {
      publicKey: 'key',
      async send({ endpoint }: { endpoint: string }, message: PushMessage): Promise<Pushed> {
        const how = (await answers.get(endpoint)) ?? 'sent'
        if (how === 'away') throw new Error('The push service is away.')
        if (how === 'sent') sent.push({ to: endpoint, ...message })
        return how
      },
    },
  }
  const aProcess = () => createPushRunner({ ...deps, failed: (error) => failures.push(error) })
  /** Sends what is due; answers how many jobs that were. */
  const deliver = async () => {
    const runner = aProcess()
    const taken = await runner.run()
    await runner.settled()
    expect(failures).toEqual([])
    return taken
  }
  const remind = async (title = 'Send Ana the draft', by = deps) => {
    await createTask(by, { title, reminders: [{ at: deps.clock.now().toString({ smallestUnit: 'millisecond' }) }] })
    await deliverNotifications(deps)
  }
  return { deps, sent, answers, signedIn, remind, deliver, aProcess }
}
