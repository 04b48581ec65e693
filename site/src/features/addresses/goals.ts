export const GOALS = '/goals'

export const goalHref = (id: string): string => `${GOALS}/${id}`

/** Where a check-in is shown in its goal, where that is not known. */
export const checkInHref = (id: string): string => `${GOALS}/check-ins/${id}`

/** Goals of a stretch, or those that were achieved. */
export const someGoalsHref = (show: 'quarter' | 'year' | 'achieved'): string => `${GOALS}?show=${show}`
