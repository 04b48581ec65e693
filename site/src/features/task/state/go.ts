import { showsLists } from './list.ts'

/** Goes to a list: in this page where that can be, and by loading its page otherwise. */
export function goTo(href: string): void {
  const load = () => location.assign(href)
  if (showsLists()) import('./place.ts').then(({ showAt }) => showAt(href)).catch(load)
  else load()
}
