import { alsoGo } from '../../../messages/also.ts'
import { command as words } from '../../../messages/command.ts'
import type { Entry } from '../rules/entries.ts'

/** The other layouts of the list on the page, by the links that show them. */
export const layoutPlaces = (): Entry[] =>
  [...document.querySelectorAll<HTMLElement>('.layout-switch a:not([aria-current])')].map((link) => ({
    key: `layout:${link.textContent}`,
    words: words.actions.showAs(link.textContent),
    also: alsoGo,
    icon: 'right',
    run: () => link.click(),
  }))
