import type { Client } from '@throughline/client'
import { type Matter, matters, type WelcomeState, type WelcomeStep, welcomeSteps } from '@throughline/core/account'
import { type Language, languages } from '@throughline/core/kernel'
import { language as spoken } from '../../messages/language.ts'
import { HOME } from '../../middleware/places.ts'
import { type Submitted, submit } from '../auth/submit.ts'
import { localDateOf } from '../desk/words/day.ts'
import { namedGoal } from '../goal/rules/named-goal.ts'
import { type Beginning, beginning } from './begin.ts'

/** What the page of the first run answers: where to send the browser, or the step to draw. */
export type WelcomeAnswer = { is: 'elsewhere'; path: string } | WelcomeShown

export interface WelcomeShown {
  is: 'shown'
  step: WelcomeStep
  state: WelcomeState
  /** What stands at the form of the step. */
  form: Submitted<string, unknown>
}

interface Asked {
  request: Request
  url: URL
  client: Client
}

/** The address of a step. */
export const stepHref = (step: WelcomeStep): string => `/welcome?step=${step}`

const untouched: Submitted<string, unknown> = { done: false, typed: {}, faults: {}, problem: null, status: 200 }
const elsewhere = (path: string): WelcomeAnswer => ({ is: 'elsewhere', path })

/**
 * Takes one step of the first run. The address says which step is meant, otherwise it is where one was led; a form asks for
 * the step to be done, to be left out (`skip`) or for all to be over (`end`). The import answers its own forms.
 * @throws what doing a step throws, unless it is a refusal a person can do something about.
 */
export async function answerWelcome(asked: Asked): Promise<WelcomeAnswer> {
  const { request, url, client } = asked
  const state = await client.welcome.get()
  if (state.finishedAt) return elsewhere(HOME)
  const step = welcomeSteps.find((step) => step === url.searchParams.get('step')) ?? state.step
  const shown = (form: Submitted<string, unknown>): WelcomeAnswer => ({ is: 'shown', step, state, form })
  if (request.method !== 'POST') return shown(untouched)
  if (url.searchParams.has('end')) return end(client)
  if (url.searchParams.has('skip')) return leadOn(client, state, step)
  if (step === 'bring') return shown(untouched)
  const form = await doStep(step, asked)
  return form.done ? leadOn(client, state, step) : shown(form)
}

async function end(client: Client): Promise<WelcomeAnswer> {
  await client.welcome.edit({ isFinished: true })
  return elsewhere(HOME)
}

/** To the step after this one, which is where to go on; who went back stays led as far as they were. */
async function leadOn(client: Client, state: WelcomeState, step: WelcomeStep): Promise<WelcomeAnswer> {
  const next = welcomeSteps[welcomeSteps.indexOf(step) + 1]
  if (!next) return end(client)
  if (welcomeSteps.indexOf(next) > welcomeSteps.indexOf(state.step)) await client.welcome.edit({ step: next })
  return elsewhere(stepHref(next))
}

function doStep(step: Exclude<WelcomeStep, 'bring'>, { request, client }: Asked): Promise<Submitted<string, unknown>> {
  if (step === 'self')
    return submit(request, ['name', 'language', 'timeZone', 'weekStart', 'dayStart'], ({ name, language, timeZone, weekStart, dayStart }) =>
      client.me.edit({ name, timeZone, weekStart: Number(weekStart), dayStart: Number(dayStart), ...chosenHere(language) }),
    )
  if (step === 'matters')
    return submit(request, matters, (ticked) => client.welcome.edit({ matters: matters.filter((matter) => ticked[matter] !== '') }))
  if (step === 'begin') return submit(request, beginning, (typed) => begin(client, typed))
  return submit(request, ['sample'], async ({ sample }) => sample && void (await client.sampleData.add()))
}

/** The language that is read from here on; where they read it already, the browser goes on saying so. */
function chosenHere(chosen: string | undefined): { language?: Language } {
  const language = languages.find((one) => one === chosen)
  return language && language !== spoken ? { language } : {}
}

/** Makes of what was typed a goal, read as the form of a new one reads it, a task, as quick add does, and an entry; sent twice it makes them once. */
async function begin(client: Client, { goal, task, entry, goalId, taskId, entryId }: Record<Beginning, string>): Promise<void> {
  if (goal.trim()) await client.goals.create({ id: goalId, ...namedGoal(goal, await daysOf(client)) })
  if (task.trim()) await client.tasks.quickAdd(task.trim(), { id: taskId })
  if (entry.trim()) await client.journal.create({ id: entryId, body: entry })
}

/** The days of the person, by which an end is read. */
export async function daysOf(client: Pick<Client, 'me'>) {
  const { timeZone, dayStart, weekStart, locale } = await client.me.get()
  return { today: localDateOf(Temporal.Now.instant().toString(), { timeZone, dayStart }), weekStart, locale }
}

/** What to suggest: by the first of what somebody is here for. */
export const suggestedFor = ([first = 'tasks']: readonly Matter[]): Matter => first
