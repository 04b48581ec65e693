import type { StoryPart, StoryProof, StoryRemark } from '@throughline/core/interview/story-rules'
import { evidenceKinds } from './evidence-kind.ts'
import { storyPartNames as parts } from './story-parts.ts'

const some = (n: number, one: string, many = `${one}s`) => (n === 1 ? `1 ${one}` : `${n} ${many}`)

/** The words of stories. */
export const stories = {
  title: 'Stories',
  summary: (n: number) => some(n, 'story', 'stories'),
  newStory: 'New story',
  parts,
  minutes: (n: number) => `${n} min`,
  inMinutes: (n: number) => some(n, 'minute'),
  /** Minutes in a row: `1 and 2 min`. */
  toldIn: (minutes: readonly number[]) => `${minutes.join(minutes.length === 2 ? ' and ' : ', ')} min`,
  strength: { thin: 'Thin evidence', fair: 'Fair evidence', strong: 'Strong evidence' },
  kinds: { ...evidenceKinds, win: 'Win' },

  list: {
    label: 'Your stories',
    noPoint: 'No main point yet',
    practised: (day: string) => `practised ${day}`,
    never: 'not practised yet',
    missing: (parts: readonly string[]) => `Still missing ${parts.join(', ').toLowerCase()}`,
    earlier: 'Earlier stories',
    newest: 'The newest stories',
    empty: {
      title: 'No story yet.',
      text: 'A story tells a win: where you were, what had to be done, what you did, and what came of it.',
      make: 'Tell a win as a story',
    },
    failed: 'Your stories could not be loaded.',
    again: 'Try again',
  },

  make: {
    title: 'New story',
    lead: 'Which win do you want to tell?',
    /** Where wins are taken already. */
    leadOf: (n: number) => (n === 1 ? 'Tell this win as a story' : `Tell these ${n} wins as one story`),
    helpOf: 'It starts from what the win holds: where you were, the goal, what you did, the number. The rest you write yourself.',
    addMore: 'Add more wins',
    help: 'A story starts from what its wins hold: where you were, the goal, what you did, the number. Choose one, or some that belong together; the first leads.',
    search: 'Find a win',
    competency: 'Shows',
    any: 'Anything',
    find: 'Find',
    chosen: 'Chosen for this story',
    found: 'Your wins',
    foundToo: 'More wins that may belong to it',
    none: 'No win matches.',
    noWins: {
      lead: 'Write a story',
      text: 'Name it, and write its parts: where you were, what had to be done, what you did, what came of it. You can link a win later.',
      submit: 'Start writing',
      or: 'A story that starts from a win has its first words and its evidence already.',
      add: 'Add a win',
    },
    more: 'Search to find older wins.',
    brings: (facts: readonly string[], sources: number) =>
      `Fills in ${['the title', ...facts].join(', ')}${sources > 0 ? `; ${some(sources, 'piece')} of evidence` : ''}`,
    facts: {
      where: 'where it was',
      goal: 'what was to be reached',
      action: 'what you did',
      number: 'the number',
    },
    forQuestion: 'To answer',
    submit: 'Create the story',
    submitOf: (n: number) => (n === 1 ? 'New story from this win' : `New story from these ${n} wins`),
    nothing: 'Choose a win first, or start with an empty story.',
    empty: { title: 'Or start from scratch', label: 'Title', submit: 'Start an empty story', fault: 'Give it a title.' },
  },

  page: {
    where: 'You are here',
    back: 'Stories',
    editTitle: 'Edit the title',
    titleLabel: 'Title',
    remove: 'Move to the trash',
    lengths: 'Length',
    tellIn: (n: number) => `Tell it in ${n} min`,
    dropLength: (n: number) => `Remove the version of ${some(n, 'minute')}`,
    spoken: (said: string, minutes: number) => `${said} spoken, asked for ${minutes} min`,
    nothingSpoken: (minutes: number) => `Nothing to speak yet, asked for ${minutes} min`,
    hints: {
      situation: 'Where you were, and what the problem was.',
      task: 'What you had to do, or to decide.',
      action: 'What you did yourself, step by step.',
      result: 'What came of it, with a number if there is one.',
      reflection: 'What you would do again, or differently.',
    } satisfies Record<StoryPart, string>,
    saved: 'Saved',
    saving: 'Saving',
    unsaved: 'Kept in this browser, saved in a moment',
    restored: 'What you wrote here last time was not saved. It is now.',
    sourcesOf: (part: string) => `Where the ${part.toLowerCase()} comes from`,
    gone: 'no longer there',
    corrected: (was: string, now: string) => `Corrected since: it was ${was}, now it is ${now}.`,
    takeNow: (now: string) => `Use ${now}`,
    takeNowOf: (now: string, part: string) => `Use ${now} in the ${part.toLowerCase()}`,
    dropSource: (name: string, part: string) => `Remove ${name} from the ${part.toLowerCase()}`,
    addFact: 'Add a fact',
    addFactTo: (part: string) => `Add a fact to the ${part.toLowerCase()}`,
    cancel: 'Cancel',
    noFacts: 'Everything its wins hold is here already.',
    factsFailed: 'The facts of its wins could not be loaded.',
    competencies: 'What it shows',
    addCompetency: 'Add a competency',
    findCompetency: 'Find a competency',
    main: 'Main point',
    wins: 'Wins behind it',
    noWins: 'No win is linked. What nobody can check is harder to believe.',
    addWin: 'Link a win',
    dropWin: (title: string) => `Unlink “${title}”`,
    winGone: 'deleted; the text stays',
    questions: 'Questions it answers',
    noQuestions: 'Add what it shows, and the questions it answers are found.',
    told: 'How it was told',
    neverTold: 'Not told yet.',
    due: (day: string) => `Comes up in practice on ${day}.`,
    paused: 'Left out of practice.',
    rehearse: 'Rehearse aloud',
    practise: 'Practise it',
    rating: { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' },
    aloud: (length: string) => `Told aloud, ${length}`,
    note: 'Note to yourself',
    strength: 'How strong its evidence is',
    proofs: {
      'live-evidence': 'evidence that can be looked up',
      'number-from-evidence': 'a number from its evidence',
      attested: 'a colleague’s word',
      'several-kinds': 'evidence of more than one kind',
      recent: 'something of the last three years',
    } satisfies Record<StoryProof, string>,
    has: 'It has',
    lacks: 'It would be stronger with',
    fields: { title: 'title', competencies: 'competencies', note: 'note', sources: 'sources', winIds: 'wins' } as Readonly<
      Record<string, string>
    >,
    partField: (part: string, minutes: number) => `${part.toLowerCase()} (${minutes} min)`,
    goneTitle: 'This story is not here',
    goneText: 'It may have been moved to the trash.',
    withoutScript: 'JavaScript is off: this story can be read, but not changed.',
  },

  remark: (remark: StoryRemark): string => {
    switch (remark.code) {
      case 'missing-part':
        return remark.part === 'reflection' ? 'What did you learn from it?' : `Nothing is said here yet.`
      case 'result-without-number':
        return 'A number would make it easier to believe.'
      case 'we-more-than-i':
        return `It says “we” ${some(remark.we, 'time')} and “I” ${some(remark.i, 'time')}. Say what you did.`
      case 'over-length':
        return `It takes ${remark.percent} % longer than its time. What could go?`
      case 'situation-longer-than-action':
        return 'It is longer than the action, which is what people listen for.'
    }
  },

  did: {
    make: (title: string) => `Made the story “${title}”`,
    edit: (field: string, title: string) => (field ? `Changed the ${field} of “${title}”` : `Changed “${title}”`),
    write: (part: string, title: string) => `Wrote the ${part.toLowerCase()} of “${title}”`,
    addLength: (n: number, title: string) => `“${title}” is told in ${some(n, 'minute')} too`,
    dropLength: (n: number, title: string) => `“${title}” is no longer told in ${some(n, 'minute')}`,
    take: (now: string) => `Now says ${now}`,
    dropSource: (part: string) => `Removed a source from the ${part.toLowerCase()}`,
    addFact: (part: string) => `Added a fact to the ${part.toLowerCase()}`,
    remove: (title: string) => `Moved “${title}” to the trash`,
  },

  trash: {
    title: 'Trash',
    heading: 'Deleted stories',
    since: (day: string) => `Deleted on ${day}`,
    restore: 'Restore',
    restoreOf: (title: string) => `Restore “${title}”`,
    restored: (title: string) => `“${title}” is back.`,
    look: 'Look at it',
    empty: 'There is no story in the trash.',
    back: 'Back to stories',
  },
}
