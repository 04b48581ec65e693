/** Whether this page shows a list of rows, which can become another; boards and calendars are pages of their own. */
export const showsLists = (): boolean => document.querySelector('.task-form') !== null

/** Goes to a list: in this page where that can be, and by loading its page otherwise. */
export function goTo(href: string): void {
  const load = () => location.assign(href)
  if (showsLists()) import('./place.ts').then(({ showAt }) => showAt(href)).catch(load)
  else load()
}
