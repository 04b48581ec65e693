/** UTF-16 units of a question, and of all that is sent with one. */
export const MAX_COACH_QUESTION = 2_000
export const MAX_COACH_SENT = 40_000

/** What may be attached to one question. */
export const MAX_COACH_ATTACHED = 40

/** UTF-16 units of an answer. */
export const MAX_COACH_ANSWER = 20_000

/** Answers of one discussion, the trash aside. */
export const MAX_COACH_ANSWERS = 500

/** Answers written at a time in one process. */
export const MAX_COACH_AT_ONCE = 20

/** An answer that grows is saved this often, at first and as it becomes long: each save writes all of it. */
export const [SAVE_MS, MOST_SAVE_MS] = [500, 2_000]

/** So often it says that it is still being written, and after so long it is not any more. */
export const [ALIVE_SECONDS, DEAD_SECONDS] = [10, 30]
