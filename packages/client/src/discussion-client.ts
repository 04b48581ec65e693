import { type Access, access } from './access.ts'
import { actionItems } from './discussion-action-items.ts'
import { discussionCoach } from './discussion-coach.ts'
import { decisions } from './discussion-decisions.ts'
import { feedback, givenFeedback } from './discussion-feedback.ts'
import { discussionLive } from './discussion-live.ts'
import { agendaItems, discussionMeetings, discussionNotes } from './discussion-meetings.ts'
import { discussionMessages } from './discussion-messages.ts'
import { discussionInvites, discussionPeople } from './discussion-people.ts'
import { discussions } from './discussions.ts'
import type { ClientOptions } from './options.ts'

export type DiscussionClient = ReturnType<typeof discussion>

/** For a page of discussions; what is done every day is asked of another. */
export const createDiscussionClient = (options: ClientOptions = {}): DiscussionClient => discussion(access(options))

/** What is talked about with others. */
export const discussion = ({ request, ...rest }: Access) => ({
  discussions: discussions(request),
  discussionMessages: discussionMessages({ request, ...rest }),
  decisions: decisions(request),
  actionItems: actionItems(request),
  discussionMeetings: discussionMeetings(request),
  agendaItems: agendaItems(request),
  discussionPeople: discussionPeople(request),
  discussionInvites: discussionInvites(request),
  feedback: feedback(request),
  givenFeedback: givenFeedback(request),
  discussionNotes: discussionNotes(request),
  discussionCoach: discussionCoach(request),
  discussionLive: discussionLive(request),
})
