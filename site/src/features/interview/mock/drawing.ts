/** How many questions a mock interview is offered with. */
export const counts = [3, 5, 8, 12] as const

/** How many the address asks for; five where it does not say. */
export const countFrom = (asked: URLSearchParams): number => counts.find((count) => String(count) === asked.get('count')) ?? 5

/** What the questions are drawn by: what the address says, or the day. */
export function seedFrom(asked: URLSearchParams, today: string): number {
  const said = asked.get('draw') ?? ''
  return /^\d{1,9}$/.test(said) ? Number(said) : Number(today.replaceAll('-', ''))
}
