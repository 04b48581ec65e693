/** From low to bright. */
export const moods = [-2, -1, 0, 1, 2] as const
export type Mood = (typeof moods)[number]

export const isMood = (value: number | null): value is Mood => (moods as readonly (number | null)[]).includes(value)
