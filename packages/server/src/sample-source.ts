import { actorOf } from '@throughline/core/account'
import { exportZip } from '@throughline/core/export'
import type { SampleSource } from '@throughline/core/import'
import { heldFile, joined, languageOf, limitless } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import { type AppDeps, createApp } from '@throughline/http'
import { createSessions } from '@throughline/lucia'

const ORIGIN = 'http://sample.invalid'

/**
 * Has the sample person write their data through the API of an app of their own, over storage in memory, and exports it.
 * What that takes is loaded when it is first asked for.
 */
export function createSampleSource(deps: Omit<AppDeps, 'sample' | 'sandboxing'>): SampleSource {
  return {
    async archiveFor({ timeZone, locale }) {
      const [{ createClient }, { writeSample }, { createMemoryStorage }] = await Promise.all([
        import('@throughline/client'),
        import('@throughline/sample-data'),
        import('@throughline/memory'),
      ])
      const base = { ...deps, ...createMemoryStorage({ kinds }) }
      const app = createApp({
        ...base,
        sessions: createSessions(base),
        passwords: { hash: async () => 'none', verify: async () => false, isOutdated: () => false },
        sendsMail: false,
        signUpMode: 'open',
        publicOrigin: ORIGIN,
        limiter: limitless,
        sandboxing: { mode: 'off', sample: { fill: () => Promise.reject(new Error('Nobody asks the sample person for a sandbox.')) } },
        sample: { archiveFor: () => Promise.reject(new Error('The sample person has no sample data.')) },
      })
      let cookie = ''
      const client = createClient({
        baseUrl: ORIGIN,
        headers: { origin: ORIGIN },
        async fetch(input, init) {
          const headers = new Headers(init?.headers)
          headers.set('cookie', cookie)
          const response = await app.request(String(input), { ...init, headers })
          cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
          await deps.giveWay()
          return response
        },
      })
      const person = { email: 'ines.varga@post.example', password: 'three quiet pallets', name: 'Ines Varga', timeZone, locale }
      await client.auth.signUp(person)
      const account = await client.me.get()
      const now = deps.clock.now()
      const today = now.toZonedDateTimeISO(timeZone).toPlainDate().toString()
      await writeSample({ client, today, timeZone, now, language: languageOf(locale) })
      return heldFile(await joined(exportZip({ ...base, kinds, actor: actorOf(account) })))
    },
  }
}
