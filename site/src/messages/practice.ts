import { evidenceKinds } from './evidence-kind.ts'
import { storyPartNames } from './story-parts.ts'

const some = (n: number, one: string, many: string) => `${n.toLocaleString('en')} ${n === 1 ? one : many}`

/** An interview's name as it stands within a sentence: `Panel` as `panel`, `HR call` as it is. */
function within(interview: string): string {
  const [first = '', second = ''] = interview
  return second === second.toLowerCase() ? first.toLowerCase() + interview.slice(first.length) : interview
}

/** The words of what is practised today. */
export const practice = {
  title: 'Practice',
  within,
  /** What it is for. */
  aim: (role: string, company: string, interview: string) => `${company ? `${role} at ${company}` : role}, ${within(interview)} on `,
  aimShort: (interview: string) => `${interview} on `,
  noAim: 'No interview coming up.',
  nameJob: 'Add the job you want',
  addInterview: (role: string) => `Add one to ${role}`,
  more: 'Statistics and settings',

  card: {
    place: (at: number, of: number) => `${at} of ${of} today`,
    placeAbout: (at: number, of: number, competency: string) => `${at} of ${of} today, ${competency.toLowerCase()}`,
    extra: 'Besides what is due today',
    tell: 'Say it aloud as you would there, then look.',
    show: 'Show your story',
    showNone: 'Show what to do next',
    hide: 'Hide it',
    story: 'Your story',
    spoken: (said: string, minutes: number) => `${said} spoken, asked for ${minutes} min`,
    spokenOnly: (said: string) => `${said} spoken`,
    /** Of all that speaks for it, what weighs most. */
    why: (reason: string) => reason.replace(/\.\s.*$/su, '.'),
    noStory: 'No story answers this yet. Tell it as it comes to you, and write it down afterwards.',
    writeOne: 'Write a story for it',
    parts: storyPartNames,
    empty: 'Nothing is written in it yet.',
    writeIt: 'Write it',
    sources: (part: string) => `Where the ${part.toLowerCase()} comes from`,
    kinds: { ...evidenceKinds, win: 'Win' },
    pause: 'Leave out',
    pauseOf: (title: string) => `Leave out: ${title}`,
  },
  grades: {
    label: 'How did it go?',
    again: 'Again',
    hard: 'Hard',
    good: 'Good',
    easy: 'Easy',
    help: { again: 'I could not recall it', hard: 'With effort', good: 'Well', easy: 'Without effort' },
  },
  did: {
    rate: (rating: string, day: string) => `${rating}. Next ${day}`,
    unrate: 'Rating undone',
    pause: (title: string) => `Left out of practice: “${title}”`,
    resume: (title: string) => `Practised again: “${title}”`,
    restart: (title: string) => `Started over: “${title}”`,
    settings: 'Practice settings changed',
    remove: (title: string) => `Removed from practice: “${title}”`,
  },
  leech: {
    text: (lapses: number) => `Forgotten ${lapses} times. Rewriting it, shorter and in your own words, helps more than telling it again.`,
    rewrite: 'Rewrite it',
    makeTask: 'Make a task of it',
    task: 'There is a task for it',
    madeTask: (title: string) => `Made a task: ${title}`,
    restart: 'Start over',
  },
  today: {
    title: 'Due today',
    now: 'now',
    new: 'new',
    /** Days since it was told. */
    since: (days: number) => some(days, 'day', 'days'),
    sinceHidden: ' since you told it',
    takeUp: (title: string) => `Practise now: ${title}`,
    waiting: (n: number) => (n === 1 ? 'One more waits for tomorrow.' : `${n.toLocaleString('en')} more wait for the days after.`),
    told: (n: number) => `${n.toLocaleString('en')} told before`,
    more: (n: number) => `and ${n.toLocaleString('en')} more`,
    rehearse: (minutes: number) => `Rehearse aloud, ${minutes} min`,
  },
  ahead: {
    until: (interview: string) => `Until the ${within(interview)}`,
    next: 'The next days',
    label: (cards: number, days: number) => `Practice planned: ${some(cards, 'card', 'cards')} over ${some(days, 'day', 'days')}`,
    most: (days: readonly string[]) => `, most on ${new Intl.ListFormat('en-GB').format(days)}`,
    perDot: (n: number) => `A dot is ${n} cards.`,
    today: 'Today',
    nothing: 'Nothing is planned yet.',
  },
  none: {
    done: (n: number) => (n === 1 ? 'That was the one for today.' : `Those were all ${n} for today.`),
    nothing: 'Nothing is due today.',
    next: (day: string, n: number) => `${some(n, 'card is', 'cards are')} due ${day}.`,
    further: (n: number) => `${some(n, 'card waits', 'cards wait')}, as today’s limit is reached.`,
    limit: 'Change the limit',
    rehearse: 'Rehearse a question',
    choose: 'Choose questions to practise',
  },
  empty: {
    title: 'Stories are what you practise here.',
    text: 'Each tells a win in a minute: what the situation was, what you did, what came of it. It comes back just before you would forget it.',
    make: 'Make a story from a win',
    questions: 'See the questions',
  },
  failed: 'What is due could not be loaded.',
  again: 'Try again',
  put: (n: number) => `${some(n, 'question is', 'questions are')} in practice now.`,
}
