/** People in one discussion, those who left aside. */
export const MAX_PEOPLE = 50

/** Discussions a person is in at a time. */
export const MAX_DISCUSSIONS = 2_000

/** UTF-16 units of a message. */
export const MAX_MESSAGE = 20_000

/** Messages of one discussion, stones included. */
export const MAX_MESSAGES = 100_000

/** Decisions of one discussion, and action items of one. */
export const MAX_DECISIONS = 500
export const MAX_ACTION_ITEMS = 500
