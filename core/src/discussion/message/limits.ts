/** Records that one message names by links. */
export const MAX_MESSAGE_LINKS = 50

/** Messages that one list holds. */
export const MAX_MESSAGES_LISTED = 100

/** UTF-16 units of text after which a list of messages ends in a direction, whatever its limit: very long ones are shown a few at a time. */
export const MAX_LISTED_TEXT = 100_000

/** Minutes after which an edit of a message is marked, and how it read is kept. */
export const GRACE_MINUTES = 5

/** How often one message may be edited after that. */
export const MAX_REVISIONS = 100

/** Minutes in which taking a message back can be undone. */
export const UNDO_MINUTES = 60

/** Days a file waits for the message it was sent for. */
export const UNSENT_DAYS = 7

/** Different emoji of one person on one message. */
export const MAX_OWN_REACTIONS = 6
