/** The words of a task that was made of what somebody said. */
export const taskSaid = {
  name: 'Comes from',
  /** Whose account is gone has no name. */
  said: (by: string, title: string) => (by ? `Said by ${by} in ${title}` : `Said in ${title}`),
  away: 'You are no longer in this discussion. What was said stays here.',
}
