import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { ClockDep } from '@throughline/core/kernel'
import { closeInStages } from './close-in-stages.ts'
import { composeServer } from './compose.ts'
import { front, type Site } from './front.ts'
import { announce } from './log.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { inWords } from './running-version.ts'
import { stop } from './stop.ts'
import { boundUnread } from './unread-answers.ts'
import { sweepForms } from './upload-form.ts'
import { markRequests } from './watching/mark-requests.ts'
import { serveMetrics } from './watching/serve-metrics.ts'

/** Ends the process with one readable sentence. */
export function refuse(why: string): never {
  console.error(why)
  process.exit(1)
}

interface Running extends Partial<ClockDep> {
  site: Site
  /** Told once it listens. */
  listening?(server: Server): void
}

/**
 * Serves, as the environment of the process says, until it is told to stop.
 * @throws EnvironmentError for values that cannot be used.
 */
export async function run({ site, listening, ...time }: Running): Promise<void> {
  const { environment, version, watches, app, dav, mcp, languageOf, errors, drain, endStreams, close } = await composeServer(
    process.env,
    time,
  )
  // Astro listens for these too and says nothing of those outside a page.
  process.on('unhandledRejection', (reason) => errors.report('unhandled-rejection', reason))
  const { publicOrigin, publicUrl, signUpMode, smtpUrl, trustProxy, metricsToken, drainSeconds } = environment
  const sendsMail = smtpUrl !== null
  const https = publicOrigin?.startsWith('https:') ?? false
  const forms = join(environment.dataDir, 'forms')
  sweepForms(forms, Date.now()).catch((error) => errors.report('forms-not-swept', error))
  const answer = front({ app, dav, mcp, site, languageOf, https, errors, publicOrigin, publicUrl, signUpMode, sendsMail, version, forms })
  const server = createServer(
    oneAtATime(markRequests(serveMetrics(watches.metrics, metricsToken, answer, https), { trustProxy, watches: watches.all })),
  )
  closeInStages(server)
  boundUnread(server, { trustProxy })

  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') refuse(`Something else is listening on port ${environment.port}. Set PORT to another one.`)
    refuse(`Cannot listen on ${environment.host}:${environment.port}: ${error.message}`)
  })
  server.listen(environment.port, environment.host, () => {
    announce(`Throughline ${inWords(version)} is running at ${environment.publicUrl}`)
    listening?.(server)
  })

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () =>
      // Who presses Ctrl+C waits for nobody.
      stop({ server, drain, drainMs: signal === 'SIGTERM' ? drainSeconds * 1000 : 0, endStreams, close }).then(
        () => process.exit(0),
        (error) => refuse(String(error)),
      ),
    )
  }
}
