import type { Matter, WelcomeStep } from '@throughline/core/account'
import type { ImportFormat } from '@throughline/core/import'
import type { BringGroup } from '../features/welcome/bring-groups.ts'

const steps: Readonly<Record<WelcomeStep, string>> = {
  self: 'You',
  matters: 'What matters',
  bring: 'What you have',
  begin: 'First things',
  sample: 'Today',
}

const first: Readonly<Record<Matter, { goal: string; task: string; entry: string }>> = {
  tasks: { goal: 'Leave work at five, four days a week', task: 'Send Ana the draft', entry: 'What is on my mind today' },
  role: { goal: 'Lead role by April', task: 'Ask Ruth what the role asks for', entry: 'Why I want it, in plain words' },
  reviews: {
    goal: 'Ten wins written down by the review',
    task: 'Write down one thing that went well',
    entry: 'What I did this week that mattered',
  },
  reflect: { goal: 'Write three evenings a week', task: 'Set a time to write', entry: 'What today was like' },
}

/** Something that was written down, and what its words were read as. */
interface Kept {
  title: string
  read: string
}
const read = ({ read }: Kept) => (read ? ` (${read})` : '')

const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** The words of the first run. */
export const welcome = {
  title: 'Welcome',
  walk: 'Five steps',
  steps,
  skipAll: 'Skip all and go to Today',
  skip: 'Skip this step',
  next: 'Continue',
  self: {
    title: 'A few things about you',
    lead: 'So that days begin and end when yours do. All of it can be changed later.',
    name: 'Name',
    timeZone: 'Time zone',
    weekStart: 'Week starts on',
    dayStart: 'Day starts at',
    dayStartHelp: 'Anything you do before then counts for the day before.',
  },
  matters: {
    title: 'What are you here for?',
    lead: 'Choose what you like; everything is there for you either way.',
    legend: 'What matters',
    choices: {
      tasks: { name: 'Get things done', about: 'Tasks, a plan for the day, goals with a pace.' },
      role: { name: 'The next role', about: 'Experience with evidence, stories, practice for interviews.' },
      reviews: { name: 'Reviews', about: 'Wins kept as they happen, so that a review drafts itself.' },
      reflect: { name: 'Reflect', about: 'A calm journal, with moods and a look back.' },
    } satisfies Record<Matter, { name: string; about: string }>,
  },
  bring: {
    title: 'Bring what you already have',
    lead: 'You see what would come in before anything does, and one click undoes it all.',
    nothing: 'Nothing to bring',
    nothingMore: 'Nothing more to bring',
    groups: { tasks: 'Tasks and habits', journal: 'Journal', career: 'Career', everything: 'All of it' } satisfies Record<
      BringGroup,
      string
    >,
    /** What the file is. */
    files: {
      'todoist-csv': 'CSV of a project',
      'ticktick-csv': 'CSV, the backup',
      'vikunja-zip': 'ZIP archive',
      ics: '.ics file',
      'loop-zip': 'ZIP archive of CSV',
      'dayone-zip': 'ZIP archive of JSON, with photos',
      'jrnl-json': 'JSON',
      'markdown-zip': 'Dated notes: a folder, files or a ZIP',
      'cv-document': 'Word (.docx), PDF or text',
      'json-resume': 'resume.json',
      'linkedin-zip': 'ZIP archive of your data',
      'question-list': 'Text, one question a line',
      'throughline-zip': 'throughline.zip',
    } satisfies Record<ImportFormat, string>,
  },
  begin: {
    title: 'First things',
    lead: 'One of each is plenty. Leave empty what does not come to mind.',
    goal: 'A goal',
    goalHelp: 'Where you want to be. “from 71 to 82 % by June” is read as its measure and end date; both can wait.',
    task: 'A task',
    taskHelp: 'The next small thing. “tomorrow 4pm” is read as its time.',
    entry: 'A line for the journal',
    entryHelp: 'Only you see it.',
    first,
    act: 'Save and continue',
  },
  sample: {
    title: 'You are all set',
    lead: 'Today is next: what is due, and what you add.',
    /** What was written down before, and how it was read; nothing where nothing was. */
    kept(goal: Kept | undefined, task: Kept | undefined, entry: boolean) {
      const things = [
        ...(goal ? [`the goal “${goal.title}”${read(goal)}`] : []),
        ...(task ? [`the task “${task.title}”${read(task)}`] : []),
        ...(entry ? ['a line in the journal'] : []),
      ]
      return things.length > 0 ? `Kept: ${lists.format(things)}.` : ''
    },
    act: 'Go to Today',
    tryTitle: 'Or look around first',
    try: 'This adds an invented person’s tasks, goals, journal and career to your account. One click under Import removes them.',
    tryAct: 'Try it with sample data',
    isThere: 'The sample data is in your account. One click under Import removes it.',
  },
}
