import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import { type Submitted, submit } from '../auth/submit.ts'

/** What a form of a page of the settings does. The form says which by a field `does`; a section shows it when `?open=` says so. */
export interface SettingAction<Field extends string = string, Result = unknown> {
  /** The section it stands in, to which the browser comes back. */
  section: string
  fields: readonly Field[]
  /** The field that says which one of several it is about; in the address it is said by this, too. */
  which?: { field: Field; query: string }
  /** Opened only to who has just proved who they are, so that nothing typed is lost on the way. */
  asksProof?: boolean
  /** What it gives is told this once, on the page that answers; otherwise the browser is sent back to the page. */
  isShownOnce?: boolean
  /** Where the browser is sent instead, once it is done: a page for who is signed in no more. */
  leadsTo?: string
  act(client: Client, typed: Record<Field, string>): Promise<Result>
}

export type SettingActions = Readonly<Record<string, SettingAction>>

/** An action as the page keeps it: by then, what its fields are is only known to itself. */
export const settingAction = <Field extends string, Result>(action: SettingAction<Field, Result>): SettingAction =>
  action as unknown as SettingAction

/** How it stands with one form of the page. */
export interface FormState extends Submitted<string, unknown> {
  /** Whether it is to be shown, where it is folded away otherwise. */
  isOpen: boolean
}

/** What the page answers. */
export interface SettingAnswer {
  /** Where to send the browser instead of drawing the page. */
  redirect: string | null
  status: number
  form(name: string): FormState
}

interface Asked {
  request: Request
  url: URL
  client: Client
}

/**
 * Does what a form of a page of the settings asks for. Whoever has to prove first that it is them is sent there, and comes back
 * to the form; nothing that was typed goes along.
 * @throws what an action throws, unless it is a refusal a person can do something about.
 */
export const answerSetting = (asked: Asked, actions: SettingActions): Promise<SettingAnswer> =>
  asked.request.method === 'POST' ? answerForm(asked, actions) : answerVisit(asked, actions)

async function answerVisit({ url, client }: Asked, actions: SettingActions): Promise<SettingAnswer> {
  const did = knownIn(actions, url.searchParams.get('did'))
  if (did) return drawn(did, { ...untouched, done: true, isOpen: false })
  const opened = knownIn(actions, url.searchParams.get('open'))
  if (!opened) return drawn(null, folded)
  const { which, asksProof } = actions[opened] as SettingAction
  const chosen = (which && url.searchParams.get(which.query)) ?? ''
  const isFirstAsked = asksProof && (await client.proof.get()).provenUntil === null
  if (isFirstAsked) return elsewhere(wayToProof(url, opened, actions, chosen))
  return drawn(opened, { ...folded, isOpen: true, ...(which && chosen && { typed: { [which.field]: chosen } }) })
}

async function answerForm({ request, url, client }: Asked, actions: SettingActions): Promise<SettingAnswer> {
  const sent = await request
    .clone()
    .formData()
    .catch(() => new FormData())
  const name = knownIn(actions, String(sent.get('does')))
  const action = name && actions[name]
  if (!action) return elsewhere(url.pathname)
  let isProofNeeded = false
  const submitted = await submit(request, action.fields, (typed) =>
    action.act(client, typed).catch((error: unknown) => {
      isProofNeeded = error instanceof ProblemError && error.code === 'proof-needed'
      throw error
    }),
  )
  const chosen = (action.which && submitted.typed[action.which.field]) ?? ''
  if (isProofNeeded) return elsewhere(wayToProof(url, name, actions, chosen))
  if (submitted.done && !action.isShownOnce)
    return elsewhere(action.leadsTo ?? `${url.pathname}?did=${name}${queryOf(action, chosen)}#${action.section}`)
  return drawn(name, { ...submitted, isOpen: !submitted.done })
}

const untouched: Submitted<string, unknown> = { done: false, typed: {}, faults: {}, problem: null, status: 200 }
const folded: FormState = { ...untouched, isOpen: false }

const drawn = (name: string | null, form: FormState): SettingAnswer => ({
  redirect: null,
  status: form.status,
  form: (asked) => (asked === name ? form : folded),
})

const elsewhere = (redirect: string): SettingAnswer => ({ ...drawn(null, folded), redirect })

const knownIn = (actions: SettingActions, name: string | null): string | null => (name && Object.hasOwn(actions, name) ? name : null)

/** To the page that asks who one is, and from there back to the form. */
function wayToProof({ pathname }: URL, name: string, actions: SettingActions, chosen: string): string {
  const action = actions[name] as SettingAction
  return `/auth/confirm?return=${encodeURIComponent(`${pathname}?open=${name}${queryOf(action, chosen)}#${action.section}`)}`
}

const queryOf = ({ which }: SettingAction, chosen: string): string =>
  which && chosen ? `&${which.query}=${encodeURIComponent(chosen)}` : ''
