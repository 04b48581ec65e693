import { ProblemError } from '@throughline/client/problem'

/** Somewhere else to go, or the page again: when something was refused with the reason, and with what was sent. */
export type FormStep = { is: 'elsewhere'; path: string } | { is: 'here'; refusal: string | null; sent?: Sent }

/** What a form asked for: the name of the pressed button, its value, and the fields. */
interface Sent {
  act: string
  id: string
  form: FormData
  /** Fields that are at fault, as RFC 6901 pointers; none where it is about all of it. */
  faults?: readonly string[]
}

/** What the forms of a page do, by the name of the pressed button: each takes its value and the fields, and tells where one is afterwards. */
export type FormActs = Readonly<Record<string, (id: string, form: FormData) => Promise<string>>>

/** Does what a form of the page at `home` asked for; what asks for nothing known does nothing. */
export async function answerActs(request: Request, home: string, acts: FormActs): Promise<FormStep> {
  if (request.method !== 'POST') return { is: 'here', refusal: null }
  // A body that is no form asks for nothing.
  const form = await request.formData().catch(() => new FormData())
  const [act, value] = [...form].find(([name]) => Object.hasOwn(acts, name)) ?? []
  if (act === undefined) return { is: 'elsewhere', path: home }
  const id = String(value)
  try {
    return { is: 'elsewhere', path: (await acts[act]?.(id, form)) ?? home }
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) throw error
    const faults = error.problem.errors ?? []
    const refusal = faults.map(({ message }) => message).join(' ') || error.message
    return { is: 'here', refusal, sent: { act, id, form, faults: faults.map(({ pointer }) => pointer) } }
  }
}
