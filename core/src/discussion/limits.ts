/** People in one discussion, those who left aside. */
export const MAX_PEOPLE = 50

/** People who were ever in one discussion. */
export const MAX_EVER_IN = 500

/** Invitations of one discussion; each is erased the day after it has expired. */
export const MAX_INVITES = 200

/** Days an invitation is open, unless said, and at most. */
export const INVITE_DAYS = 14
export const MAX_INVITE_DAYS = 30

/** Mails of invitations and feedback that one address gets in a day, whoever sends them; the others go later. */
export const MAILS_TO_ONE_A_DAY = 10

/** Those of them that one person sends. */
export const MAILS_BY_ONE_A_DAY = 5

/** Invitations and requests that one person has open to one address, and copies of answers to theirs. */
export const MAX_OPEN_TO_ONE = 40

/** Invitations by mail that one address is shown in the app at a time; others are in their mail alone. */
export const MAX_WAITING_INVITES = 20

/** Those of them that one person has made, so that nobody takes all places. */
export const MAX_WAITING_BY_ONE = 5

/** Minutes in which an owner may put somebody back whom they removed. */
export const PUT_BACK_MINUTES = 10

/** Discussions a person is in at a time. */
export const MAX_DISCUSSIONS = 2_000

/** UTF-16 units of a message. */
export const MAX_MESSAGE = 20_000

/** Messages of one discussion, stones included. */
export const MAX_MESSAGES = 100_000

/** Decisions of one discussion, and action items of one. */
export const MAX_DECISIONS = 500
export const MAX_ACTION_ITEMS = 500

/** Meetings of one discussion of which something is kept. */
export const MAX_MEETINGS = 2_000

/** UTF-16 units of the notes of a meeting. */
export const MAX_MEETING_NOTES = 20_000

/** Items on the agenda of a discussion at a time, and all that ever were, the trash aside. */
export const MAX_OPEN_AGENDA = 100
export const MAX_AGENDA_ITEMS = 5_000

/** UTF-16 units of an agenda item, of its note, and of what one writes for oneself. */
export const MAX_AGENDA_TEXT = 300
export const MAX_AGENDA_NOTE = 5_000
export const MAX_PRIVATE_NOTE = 20_000

/** Meetings an agenda item is known to have been carried over from, the latest. */
export const MAX_CARRIED = 20

/** What one keeps for oneself to bring up in a discussion. */
export const MAX_TALKING_POINTS = 100

/** Meetings to come that everybody in a discussion is told of beforehand. */
export const MEETINGS_BROUGHT = 4

/** Requests for feedback of one discussion, and questions of one. */
export const MAX_FEEDBACK = 200
export const MAX_FEEDBACK_QUESTIONS = 8

/** UTF-16 units of what is written to one question. */
export const MAX_FEEDBACK_TEXT = 5_000

/** Days a request for feedback is open, unless said, and at most. */
export const FEEDBACK_DAYS = 21
export const MAX_FEEDBACK_DAYS = 90

/** Hours in which whoever gave feedback may correct it. */
export const CORRECTION_HOURS = 24

/** Copies of feedback given that one person keeps. */
export const MAX_GIVEN_FEEDBACK = 2_000
