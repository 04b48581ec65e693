/** Records that screens are of. */
export interface There {
  task: string
  /** A goal with a year of check-ins. */
  goal: string
  habit: string
  /** A position with another under the same organisation. */
  experience: string
  win: string
  packet: string
  resume: string
  /** A mock interview that is under way. */
  mock: string
  /** A target job with an interview to come. */
  targetJob: string
  /** A story of a win, told in two lengths. */
  story: string
  /** A discussion in which much was said. */
  discussion: string
  /** A journal entry with feelings, tags and more than a line of text. */
  entry: string
  /** A view of tasks that was saved. */
  view: string
  /** Tokens of links that somebody without an account opens, none of them used. */
  attest: string
  feedback: string
  invite: string
  /** Of the link in a mail that still comes, and in one that was switched off. */
  unsubscribe: string
  unsubscribed: string
}

/** A screen as a browser test or a screenshot goes to it. */
export interface Screen {
  name: string
  /** With the ids of what is there. */
  path(there: There): string
  /** Whether one has to be signed in to see it. */
  signedIn: boolean
  /** Whether it is of a record, and so is not there where nothing is. */
  isOfRecord: boolean
}

const open = (name: string, path: string): Screen => ({ name, path: () => path, signedIn: false, isOfRecord: false })
const own = (name: string, path: string): Screen => ({ name, path: () => path, signedIn: true, isOfRecord: false })
const of = (name: string, path: Screen['path']): Screen => ({ name, path, signedIn: true, isOfRecord: true })
const byLink = (name: string, path: Screen['path']): Screen => ({ name, path, signedIn: false, isOfRecord: true })

/** Every screen there is. A new one belongs here: accessibility, layout and pictures are checked by this list. */
export const screens: readonly Screen[] = [
  open('landing', '/'),
  open('sign-in', '/auth/signin'),
  open('sign-up', '/auth/signup'),
  open('forgot-password', '/auth/forgotpassword'),
  open('reset-password', '/auth/resetpassword?token=not-a-real-one'),
  open('email-change', '/auth/email?token=not-a-real-one'),
  open('address-proof', '/auth/address?token=not-a-real-one'),
  open('error', '/auth/error?code=link-expired'),
  open('leaving', '/auth/leaving'),
  open('demo', '/demo'),
  open('offline', '/offline'),
  open('not-found', '/nothing/here'),
  open('api-reference', '/api/v1/docs'),
  open('problems', '/problems'),
  open('problem', '/problems/stale'),
  byLink('attest', ({ attest }) => `/attest/${attest}`),
  byLink('feedback', ({ feedback }) => `/feedback/${feedback}`),
  byLink('invite', ({ invite }) => `/invites/${invite}`),
  byLink('unsubscribe', ({ unsubscribe }) => `/unsubscribe/${unsubscribe}`),
  byLink('unsubscribe-success', ({ unsubscribed }) => `/unsubscribe-success?token=${unsubscribed}`),
  open('sandbox', '/sandbox'),
  open('sandbox-recipe', '/sandbox?recipe=spreadsheet-1'),
  own('today', '/tasks'),
  own('upcoming', '/tasks/upcoming'),
  own('inbox', '/tasks/inbox'),
  own('all', '/tasks/all'),
  own('board', '/tasks/all?layout=board'),
  own('arranged', '/tasks/all?group=priority&sort=due&filter=-tag:nothing'),
  of('saved-view', ({ view }) => `/tasks/views/${view}`),
  own('filter-guide', '/tasks/filters'),
  own('quick-add-guide', '/tasks/quick-add'),
  own('calendar-month', '/tasks/all?layout=calendar'),
  own('calendar-week', `/tasks/upcoming?layout=calendar&at=${Temporal.Now.plainDateISO()}`),
  own('completed', '/tasks/completed'),
  own('trash', '/tasks/trash'),
  of('task', ({ task }) => `/tasks/${task}`),
  of('goal', ({ goal }) => `/goals/${goal}`),
  of('habit', ({ habit }) => `/goals/${habit}`),
  own('goals', '/goals'),
  own('goals-review', '/goals/review'),
  own('discussions', '/discussions'),
  own('discussions-resolved', '/discussions?show=resolved'),
  own('discussions-trash', '/discussions?show=trash'),
  own('discussions-given', '/discussions/given'),
  own('discussion-new', '/discussions/new'),
  of('discussion', ({ discussion }) => `/discussions/${discussion}`),
  own('notifications', '/notifications'),
  own('confirm', '/auth/confirm?return=/settings/account'),
  own('settings-account', '/settings/account'),
  own('settings-webhook', '/settings/account?open=webhook-make'),
  own('settings-account-deletion', '/settings/account?open=delete-account'),
  own('settings-notifications', '/settings/notifications'),
  own('settings-subscription', '/settings/subscription'),
  own('success', '/success'),
  own('settings-calendar', '/settings/calendar'),
  own('welcome', '/welcome'),
  ...['matters', 'bring', 'begin', 'sample'].map((step) => own(`welcome-${step}`, `/welcome?step=${step}`)),
  own('templates', '/tasks/templates'),
  own('journal', '/journal'),
  own('journal-month', '/journal?show=month'),
  own('journal-mood', '/journal?show=mood'),
  own('journal-found', '/journal?q=oskar&mood=1'),
  own('journal-new', '/journal/new'),
  of('journal-entry', ({ entry }) => `/journal/${entry}`),
  own('on-this-day', '/journal/on-this-day'),
  own('journal-trash', '/journal/trash'),
  own('journals', '/journal/journals'),
  own('journal-templates', '/journal/templates'),
  own('journal-export', '/journal/export'),
  own('career-experience', '/career/experience'),
  of('career-position', ({ experience }) => `/career/experience/${experience}`),
  own('career-skills', '/career/skills'),
  own('career-resumes', '/career/resumes'),
  of('career-resume-version', ({ resume }) => `/career/resumes/${resume}`),
  own('career-packets', '/career/packets'),
  of('career-packet', ({ packet }) => `/career/packets/${packet}`),
  of('career-win', ({ win }) => `/career/wins/${win}`),
  own('career-trash', '/career/trash'),
  own('career-profile', '/profile'),
  own('career', '/career'),
  own('win-new', '/career/wins/new'),
  own('win-inbox', '/career/inbox'),
  own('interview-questions', '/interview-prep/questions'),
  own('interview-question', '/interview-prep/questions/own-mistake'),
  own('interview-question-list', '/interview-prep/questions/import'),
  own('interview-questions-trash', '/interview-prep/questions/trash'),
  own('interview-rehearsals', '/interview-prep/rehearsals'),
  own('interview-rehearsals-trash', '/interview-prep/rehearsals/trash'),
  own('interview-rehearse', '/interview-prep/rehearse?questionId=own-mistake'),
  own('interview-mock-new', '/interview-prep/rehearsals/mock/new'),
  of('interview-mock', ({ mock }) => `/interview-prep/rehearsals/mock/${mock}`),
  of('interview-mock-summary', ({ mock }) => `/interview-prep/rehearsals/mock/${mock}?summary`),
  own('interview-practice', '/interview-prep'),
  own('interview-practice-statistics', '/interview-prep/practice'),
  own('interview-jobs', '/interview-prep/jobs'),
  own('interview-jobs-trash', '/interview-prep/jobs/trash'),
  of('interview-job', ({ targetJob }) => `/interview-prep/jobs/${targetJob}`),
  own('stories', '/interview-prep/stories'),
  of('stories-story', ({ story }) => `/interview-prep/stories/${story}`),
  own('stories-new', '/interview-prep/stories/new'),
  own('stories-trash', '/interview-prep/stories/trash'),
  own('import', '/import'),
  own('sign-out', '/auth/signout'),
  own('not-found-signed-in', '/nothing/here'),
]
