const moods = ['-2', '-1', '0', '1', '2'] as const

/** A mood as words and faces are kept by it. */
export type Mood = (typeof moods)[number]

/** The mood that a number, or a mean of them, stands for. */
export const moodOf = (mood: number): Mood => moods[Math.max(0, Math.min(4, Math.round(mood) + 2))] ?? '0'
