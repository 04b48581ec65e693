import { createClient } from '@throughline/client'
import { languageOf } from '@throughline/core/kernel'
import { writeSample, writeSampleTalks } from '@throughline/sample-data'
import type { Demo } from './compose.ts'
import { ADDRESS, secretOf } from './sessions.ts'
import type { Visit } from './visit.ts'

/** Years that the sample person has been here for. */
const YEARS = 2
/** The question of the library that the tour shows: what the newest win answers. */
const QUESTION = 'obvious-was-wrong'

export interface SampleDay {
  /** Now, where the visitor is. */
  now: Temporal.ZonedDateTime
  /** BCP 47. */
  locale: string
  /** Turns the clock of the demo; `null` lets it go on by itself. */
  turn(to: Temporal.Instant | null): void
}

/**
 * Has the sample person and the two she talks with write all they have, each through the API as anybody would, as if today
 * were its last day. What was said and made before is written with the clock turned back.
 */
export async function writeDemoSample(demo: Demo, { now, locale, turn }: SampleDay): Promise<Visit> {
  const { timeZoneId: timeZone } = now
  const today = now.toPlainDate().toString()
  const language = languageOf(locale)
  const at = (daysAgo: number, time: string) =>
    turn(now.toPlainDate().subtract({ days: daysAgo }).toZonedDateTime({ timeZone, plainTime: time }).toInstant())
  turn(now.subtract({ years: YEARS }).toInstant())
  const somebody = (name: string) => signUp(demo, { name, timeZone, locale })
  const [ines, ruth, dev] = [await somebody('Ines Varga'), await somebody('Ruth Callan'), await somebody('Dev Rao')]
  const clients = { ines: ines.client, ruth: ruth.client, dev: dev.client }
  await writeSampleTalks({ ...clients, today, language, at, settle: demo.doChores })
  turn(null)
  const { wins, interview, packet } = await writeSample({ client: ines.client, today, timeZone, now: now.toInstant(), language })
  await demo.doChores()
  const { evidence } = await ines.client.wins.get(wins.newest)
  const taskId = evidence.find(({ kind }) => kind === 'task')?.recordId
  const places = {
    task: '/tasks/completed',
    win: `/career/wins/${wins.newest}`,
    story: `/interview-prep/stories/${interview.story}`,
    question: `/interview-prep/questions/${QUESTION}`,
    packet: `/career/packets/${packet}`,
  }
  return { person: ines.person, places, tour: 'offered', ...(taskId && { taskId }) }
}

async function signUp(demo: Demo, { name, ...place }: { name: string; timeZone: string; locale: string }) {
  let cookie = ''
  const client = createClient({
    baseUrl: ADDRESS,
    headers: { 'sec-fetch-site': 'same-origin' },
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('cookie', cookie)
      return demo.api(new Request(String(input), { ...init, headers }))
    },
  })
  const email = `${name.toLowerCase().replace(' ', '.')}@post.example`
  const result = await client.auth.signUp({ email, password: 'three quiet pallets', name, ...place })
  if (!('account' in result)) throw new Error('The sample person was not let in.')
  const { id } = result.account
  const person = { accountId: id, space: id }
  cookie = `throughline=${secretOf(person)}`
  return { client, person }
}
