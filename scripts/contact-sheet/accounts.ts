import { type SignedIn, signUp, type There } from '@throughline/harness'
import { longWords, plainWords, writeOfEach } from '@throughline/sample-data'
import { writeSample } from '../../site/e2e/support/sample.ts'
import { unsubscribeTokens } from '../../site/e2e/support/unsubscribe-tokens.ts'

/** What an account holds: nothing yet, one of each kind, a year of somebody's life, or words that hardly fit. */
export const states = ['empty', 'one', 'many', 'long'] as const
export type State = (typeof states)[number]

const LONG_TIMES = 3

interface Around {
  url: string
  /** Of the server. */
  dataDir: string
  timeZone: string
}

/** Makes an account that is in the given state; the records that screens are of, where there are any. */
export async function accountIn(state: State, { url, dataDir, timeZone }: Around): Promise<[SignedIn, There | null]> {
  const somebody = await signUp(url)
  const around = { client: somebody.client, today: Temporal.Now.plainDateISO(timeZone).toString(), timeZone }
  const withLinks = async (records: Awaited<ReturnType<typeof writeOfEach>>) => ({
    ...records,
    ...(await unsubscribeTokens(somebody, dataDir)),
  })
  const there = {
    empty: async () => null,
    one: async () => withLinks(await writeOfEach({ ...around, words: plainWords, times: 1 })),
    many: () => writeSample(somebody, { timeZone, dataDir }),
    long: async () => {
      await somebody.client.me.edit({ name: longWords.name })
      return withLinks(await writeOfEach({ ...around, words: longWords, times: LONG_TIMES }))
    },
  } satisfies Record<State, () => Promise<There | null>>
  return [somebody, await there[state]()]
}
