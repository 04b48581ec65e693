import { goalLog as words } from '../../../messages/goal-log.ts'
import type { Ask } from '../../shortcuts/action.ts'
import { newGoalHref } from '../rules/new-goal.ts'
import { ask } from '../state/asked.ts'

/** Longer is no name of a goal. */
const LONGEST = 200

/** Asks for the name of a new goal; the form asks for the rest. */
export const askNewGoal: Ask = {
  label: words.create,
  placeholder: words.createHint,
  isApart: true,
  meant: (line) => new RegExp(`^(?:${words.createVerbs.join('|')})\\s+(.+)$`, 'iu').exec(line.trim())?.[1] ?? null,
  choices(_here, typed) {
    const title = typed.trim().slice(0, LONGEST)
    return title
      ? [{ key: 'named', words: words.named(title), isMade: true, run: () => begin(title) }]
      : [{ key: 'unnamed', words: words.unnamed, run: () => begin('') }]
  },
}

/** Opens the form where goals are, or goes there for it. */
function begin(title: string): void {
  if (location.pathname === '/goals') ask({ is: 'new', begun: { title }, opener: document.body })
  else location.assign(newGoalHref(title))
}
