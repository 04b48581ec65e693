import { practiceKeys as words } from '../../../messages/practice-keys.ts'
import { undo } from '../../changes/changes.ts'
import { defineActions } from '../../shortcuts/action.ts'

const find = (selector: string) => document.querySelector<HTMLElement>(`.practice-card ${selector}`)

const ratings = ['again', 'hard', 'good', 'easy'] as const

/** What is done by keys while one practises; each is what a button of the card does. */
export const practiceActions = defineActions(
  {
    id: 'show-story',
    group: 'practice',
    words: words.show,
    keys: ['Space'],
    applies: () => find('[data-practice="show"]') !== null,
    run: () => find('[data-practice="show"]')?.click(),
  },
  ...ratings.map((rating, i) => ({
    id: `rate-${rating}`,
    group: 'practice' as const,
    words: words.rate(words.ratings[rating]),
    keys: [String(i + 1)],
    applies: () => find(`[open] [data-practice="${rating}"]`) !== null,
    run: () => find(`[open] [data-practice="${rating}"]`)?.click(),
  })),
  {
    id: 'undo-rating',
    group: 'practice',
    words: words.undo,
    keys: ['u'],
    applies: () => document.querySelector('.practice [data-told]') !== null,
    run: () => undo(),
  },
)
