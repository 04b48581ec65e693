import { atom } from 'nanostores'
import { keepKeysFor } from '../../../components/keys-ahead.ts'
import { command } from '../../../messages/command.ts'
import { complain } from '../../desk/reason.ts'

/** The entry whose menu is open, and what opened it. */
export const $menu = atom<{ id: string; opener: Element } | null>(null)

/** The menu comes when it is first wanted. */
export const loadMenu = () => import('../timeline/EntryMenu.tsx')

export const openMenu = (id: string, opener: Element): Promise<void> =>
  keepKeysFor(loadMenu()).then(
    () => $menu.set({ id, opener }),
    () => complain(command.notLoaded),
  )
