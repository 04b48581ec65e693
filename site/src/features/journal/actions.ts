import { command } from '../../messages/command.ts'
import { journalKeys as words } from '../../messages/journal-keys.ts'
import { keepFocus } from '../desk/keep-focus.ts'
import { defineActions } from '../shortcuts/action.ts'
import { focusRow } from '../task/state/list.ts'
import type { EntryRow } from './rules/row.ts'
import { removeEntry, starEntry } from './state/act.ts'
import { entryRecords } from './state/records.ts'

/** The entry whose line has the focus. */
function focusedEntry(): EntryRow | null {
  const line = document.activeElement?.closest<HTMLElement>('[data-line]')
  return line?.dataset.line ? entryRecords.shown(line.dataset.line) : null
}

const hasEntry = () => focusedEntry() !== null
const firstLine = () => document.querySelector<HTMLElement>('[data-entry], .entry-begin a, .empty a')

/** What can be done about the journal from anywhere, and about an entry of its timeline. */
export const journalActions = defineActions(
  {
    id: 'new-entry',
    group: 'do',
    words: words.new,
    icon: 'pen',
    keys: ['n'],
    run: () => location.assign('/journal/new'),
  },
  {
    id: 'star-entry',
    group: 'entry',
    words: words.star,
    icon: 'star',
    keys: ['s'],
    applies: hasEntry,
    run() {
      const entry = focusedEntry()
      return entry && starEntry(entry)
    },
  },
  {
    id: 'remove-entry',
    group: 'entry',
    words: words.remove,
    icon: 'trash',
    keys: ['Delete'],
    applies: hasEntry,
    run() {
      const entry = focusedEntry()
      if (!entry) return
      // The list moves on before its line is gone.
      if (!focusRow(1) && !focusRow(-1)) keepFocus(firstLine)
      return removeEntry(entry)
    },
  },
  {
    id: 'go-journal',
    group: 'go',
    words: command.actions.go(words.go),
    icon: 'pen',
    keys: ['g j'],
    run: () => location.assign('/journal'),
  },
  {
    id: 'go-on-this-day',
    group: 'go',
    words: words.onThisDay,
    icon: 'calendar',
    keys: ['g d'],
    run: () => location.assign('/journal/on-this-day'),
  },
  {
    id: 'go-entry-templates',
    group: 'go',
    words: words.templates,
    icon: 'right',
    run: () => location.assign('/journal/templates'),
  },
)
