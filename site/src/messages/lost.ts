export const lost = {
  notFound: {
    title: 'The thread stops here',
    lead: 'There is nothing at this address, or it is not shared with you. Things in the trash stay there for 30 days.',
    leadOut: 'There is nothing at this address. If it is a page of yours, sign in to see it.',
  },
  noDiscussion: 'There is no discussion at this address, or you are not in it. One you left opens again when you are invited again.',
  broken: {
    title: 'A knot on our side',
    lead: 'This page could not be shown, and it is not your fault. What you have stored is safe. Try again in a moment.',
  },
  tooOften: 'Too many requests. Wait a few seconds, then load this page again.',
  calendar: {
    title: 'This calendar is no longer here',
    lead: 'Its address was replaced or turned off. Whoever made it finds the current one in their settings, under Calendar.',
    settings: 'See your calendar addresses',
  },
  reports: {
    title: 'Nothing to read here',
    lead: 'Pages of this site report errors to this address, where whoever runs it has set that up.',
  },
  today: 'Go to Today',
  discussions: 'Go to your discussions',
  trash: 'Look in the trash',
  front: 'Go to the front page',
  signIn: 'Sign in',
}
