/** Questions that are shown beside a story. */
export const MOST_QUESTIONS = 5
