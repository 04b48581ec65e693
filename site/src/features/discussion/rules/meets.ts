/** Whether a discussion is of a kind of people who meet. */
export const meets = (kind: unknown): boolean => kind === 'one-on-one' || kind === 'mentoring'
