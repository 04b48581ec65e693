import type { ValidSession } from '@throughline/core/account'
import { createGate, limitless } from '@throughline/core/kernel'
import type { SandboxSample } from '@throughline/core/sandbox'
import { type AppDeps, createApp } from '@throughline/http'

const ORIGIN = 'http://sandbox.invalid'

/** Filled at a time: each is a hundred requests, and others want to be answered. */
const AT_A_TIME = 3

/**
 * Has the sample person write a few records into a sandbox, through the API over the same storage. Nobody outside of this
 * process reaches that app, in which the name of a space is the session. What it takes is loaded when it is first asked for.
 */
export function createSandboxSample(deps: Omit<AppDeps, 'sandboxing'>): SandboxSample {
  const gate = createGate(AT_A_TIME, {
    own: 'It is being filled.',
    full: 'Too many sandboxes are being made right now. Try again in a moment.',
  })
  let app: ReturnType<typeof createApp> | undefined
  const sample: SandboxSample = {
    async fill(space, { timeZone, language }) {
      const leave = await gate.enter(space)
      try {
        const [{ createClient }, { writeFewSamples }] = await Promise.all([
          import('@throughline/client'),
          import('@throughline/sample-data'),
        ])
        app ??= createApp({
          ...deps,
          sessions: { ...deps.sessions, validate: async (named) => sessionIn(named, deps) },
          publicOrigin: ORIGIN,
          limiter: limitless,
          requestLimit: null,
          sandboxing: { mode: 'filling', sample },
        })
        const inside = app
        const client = createClient({
          baseUrl: ORIGIN,
          headers: { origin: ORIGIN, cookie: `throughline=${space}` },
          async fetch(input, init) {
            const response = await inside.request(String(input), init)
            await deps.giveWay()
            return response
          },
        })
        const today = deps.clock.now().toZonedDateTimeISO(timeZone).toPlainDate().toString()
        await writeFewSamples({ client, today, timeZone, language })
      } finally {
        leave()
      }
    },
  }
  return sample
}

const sessionIn = (space: string, { clock }: Pick<AppDeps, 'clock'>): ValidSession => ({
  ...{ accountId: space, space, sessionId: space, provenAt: null, renewed: false },
  expiresAt: clock.now().add({ hours: 1 }).toString(),
})
