import { z } from 'zod'
import { type ClockDep, type DirectoryDep, type IdsDep, instantText, nowText, type SealerDep, TimeZone } from '../../kernel/index.ts'
import { profile } from '../schema.ts'

/** What somebody is on their way to a provider for. */
export type FlowPurpose = 'sign-in' | 'sign-up' | 'link' | 'prove'

/** What is asked for when somebody is sent to a provider to sign in, or up. */
export const ProviderVisit = z
  .strictObject({
    provider: z.string().max(100),
    purpose: z.enum(['sign-in', 'sign-up']),
    /** Where to go afterwards: a path of the site. It is told again, and decides nothing. */
    returnTo: z
      .string()
      .max(1000)
      .regex(/^\/(?![/\\])[\x21-\x7e]*$/, { error: 'Write a path of this site.' })
      .optional(),
    /** Of an account that is made: `UTC` when absent. */
    timeZone: TimeZone.optional(),
    /** Of an account that is made: `en-GB` when absent. */
    locale: profile.locale.optional(),
    /** Of an account that is made: what the browser says when absent. */
    language: profile.language.optional(),
    /** The secret of an open invitation to a discussion, which is needed where an account is made by invitation alone. */
    invitation: z.string().max(200).optional(),
  })
  .meta({ id: 'ProviderVisit', example: { provider: 'github', purpose: 'sign-in', returnTo: '/tasks' } })
export type ProviderVisit = z.input<typeof ProviderVisit>

/** What is asked for when a signed-in person is sent there, to connect it with their account or to prove that it is them. */
export const ProviderOfPerson = ProviderVisit.pick({ provider: true, returnTo: true }).meta({
  id: 'ProviderOfPerson',
  example: { provider: 'github', returnTo: '/settings/account' },
})
export type ProviderOfPerson = z.input<typeof ProviderOfPerson>

/** What has to be known when they are back. */
export interface Flow extends Omit<z.output<typeof ProviderVisit>, 'purpose'> {
  /** Each is good once. */
  id: string
  purpose: FlowPurpose
  /** Of `Providers.begin`. */
  kept: string
  /** Who is signed in; absent for who is on the way in. */
  accountId?: string
  expiresAt: string
}

/** Minutes there are to sign in at the provider. */
export const FLOW_MINUTES = 10

const FLOW = 'sign-in-flow'

/** A flow for the browser to keep: nobody reads or makes one there. */
export const sealFlow = ({ sealer }: SealerDep, flow: Flow): string => sealer.seal(JSON.stringify(flow), FLOW)

export const flowEnd = ({ clock }: ClockDep): string => instantText(clock.now().add({ minutes: FLOW_MINUTES }))

/** The flow a browser kept; `null` for one that was not sealed here, has run out or was finished before. */
export async function takeFlow(deps: SealerDep & ClockDep & IdsDep & DirectoryDep, sealed: string): Promise<Flow | null> {
  const opened = deps.sealer.open(sealed, FLOW)
  const flow = opened === null ? null : (JSON.parse(opened) as Flow)
  const now = nowText(deps)
  if (!flow || flow.expiresAt <= now) return null
  // Of those who bring the same flow, one is the first: the others hold another id.
  const mark = { name: FLOW, value: flow.id, space: 'nobody', id: deps.ids.next(), expiresAt: flow.expiresAt } as const
  return (await deps.directory.reserve(mark, now)) ? flow : null
}
