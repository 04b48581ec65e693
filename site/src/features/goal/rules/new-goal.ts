import { GOALS } from '../../addresses/goals.ts'
/** The page of goals, with the form of a new one open; `competencies` are what it is to show. */
export const newGoalHref = (title: string, competencies: readonly string[] = []): string =>
  `${GOALS}?${new URLSearchParams([['new', title], ...competencies.map((name) => ['competency', name])])}`

/** The new goal an address asks for, and the address without that; `null` when it asks for none. */
export function newGoalAt(href: string): { title: string; competencies: string[]; rest: string } | null {
  const url = new URL(href)
  const title = url.searchParams.get('new')
  if (title === null) return null
  const competencies = url.searchParams.getAll('competency')
  for (const name of ['new', 'competency']) url.searchParams.delete(name)
  return { title, competencies, rest: url.pathname + url.search }
}
