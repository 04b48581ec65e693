import { command } from '../../messages/command.ts'
import { frame } from '../../messages/frame.ts'
import { defineActions } from '../shortcuts/action.ts'
import * as keyed from '../shortcuts/keyed.ts'
import { $floating, showPalette } from './state/floating.ts'

const { actions: names } = command

const signOutForm = () => document.querySelector<HTMLFormElement>('form[action="/auth/signout"]')

/** What belongs to no area. */
export const appActions = defineActions(
  { ...keyed.showPalette, group: 'app', words: names.palette, onlyByKey: true, run: (here) => showPalette(here) },
  {
    id: 'show-shortcuts',
    group: 'app',
    words: names.shortcuts,
    keys: ['?'],
    run: () => $floating.set({ is: 'shortcuts' }),
  },
  {
    id: 'set-theme',
    group: 'app',
    words: names.theme,
    ask: () => import('./ask-theme.ts').then(({ askTheme }) => askTheme),
  },
  {
    id: 'go-notifications',
    group: 'go',
    words: names.go(frame.notifications),
    icon: 'bell',
    keys: ['g n'],
    run: () => location.assign('/notifications'),
  },
  {
    id: 'go-templates',
    group: 'go',
    words: names.go(frame.templates),
    icon: 'right',
    keys: ['g m'],
    run: () => location.assign('/tasks/templates'),
  },
  { id: 'import-tasks', group: 'app', words: names.import, run: () => location.assign('/import') },
  {
    id: 'export-journal',
    group: 'app',
    words: names.exportJournal,
    run: () => location.assign('/journal/export'),
  },
  {
    id: 'sign-out',
    group: 'app',
    words: names.signOut,
    applies: () => signOutForm() !== null,
    run: () => signOutForm()?.requestSubmit(),
  },
)
