import type { Cost } from './cost.ts'

/** What a screen may cost at most: script as it is sent, in KB, and milliseconds. */
export interface Budget {
  script: number
  ttfb: number
  interaction: number
  cls: number
}

const KB = 1024

/** Screens that are read, or are a form alone, and nothing more. */
const read = [
  ...['landing', 'problems', 'problem', 'api-reference', 'offline', 'not-found', 'not-found-signed-in'],
  ...['welcome-matters', 'welcome-begin', 'welcome-sample'],
]
const doors = [
  ...[
    'sign-in',
    'sign-up',
    'forgot-password',
    'reset-password',
    'email-change',
    'address-proof',
    'error',
    'leaving',
    'demo',
    'confirm',
    'success',
  ],
  ...['attest', 'feedback', 'invite', 'unsubscribe', 'unsubscribe-success', 'welcome'],
]
/** They take a file, try a request, or look for words that are only here and ask what is to become of them. */
const tools = ['welcome-bring', 'sandbox', 'sandbox-recipe', 'sign-out']
const writing = ['journal-entry', 'journal-new']

const scriptOf = (name: string): number => {
  if (read.includes(name)) return 0
  if (doors.includes(name)) return 10
  if (tools.includes(name)) return 60
  // Two screens in one: the list, which begins at 137, and beside it a task with all of its parts, each of which takes changes at once.
  if (name === 'task') return 165
  return writing.includes(name) ? 210 : 150
}

/** The first byte of a rendered page; lists of tasks are held to what is promised with 10,000 of them. */
const ttfbOf = (name: string): number => (['today', 'upcoming', 'inbox', 'all'].includes(name) ? 30 : 60)

/** What the screen of this name may cost. */
export const budgetOf = (name: string): Budget => ({ script: scriptOf(name), ttfb: ttfbOf(name), interaction: 100, cls: 0.001 })

/** Which of its budgets a screen is over, by the name of the column. */
export function overs({ name, ...cost }: Cost): (keyof Budget)[] {
  const budget = budgetOf(name)
  const spent: Budget = { script: cost.bytes.script / KB, ttfb: cost.ttfb, interaction: cost.interaction?.ms ?? 0, cls: cost.cls }
  return (Object.keys(budget) as (keyof Budget)[]).filter((key) => spent[key] > budget[key])
}
