/** The page of goals, with the form of a new one open. */
export const newGoalHref = (title: string): string => `/goals?${new URLSearchParams({ new: title })}`

/** The name of the new goal an address asks for, and the address without that; `null` when it asks for none. */
export function newGoalAt(href: string): { title: string; rest: string } | null {
  const url = new URL(href)
  const title = url.searchParams.get('new')
  if (title === null) return null
  url.searchParams.delete('new')
  return { title, rest: url.pathname + url.search }
}
