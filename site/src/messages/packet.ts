import type { JudgedEdition } from '@throughline/core/edition'
import type { PacketLanguage, SourceKind, WhyLeftOut } from '@throughline/core/review'
import type { Obstacle } from '../features/changes/outbox.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What review packets say. */
export const packet = {
  fields: {
    from: 'First day',
    until: 'Last day',
    audience: 'Who reads it',
    language: 'Written in',
  },
  languages: { en: 'English', de: 'German' } satisfies Record<PacketLanguage, string>,
  back: 'Review packets',
  where: 'You are here',
  gone: { title: 'This packet is not here', text: 'It may have been deleted, or never existed.', back: 'All review packets' },
  drawn(audience: string, counts: { wins: number; goals: number }, day: string) {
    const parts = [counts.wins > 0 && counted(counts.wins, 'win', 'wins'), counts.goals > 0 && counted(counts.goals, 'goal', 'goals')]
    const from = parts.filter(Boolean).join(' and ') || 'what there is'
    return `${audience ? `For ${audience}. ` : ''}Drawn from ${from} up to ${day}.`
  },
  stands: (isSent: boolean) => (isSent ? 'It was sent, and stays as it is.' : 'It grows until you mark it as sent.'),
  pdf: 'Save as PDF',
  word: 'Word',
  markdown: 'Markdown',
  print: 'Print',
  range: {
    open: 'Range and sections',
    title: 'Title',
    save: 'Save',
    sent: 'I have sent it',
    unsent: 'It was not sent yet',
    remove: 'Move to trash',
  },
  fresh: (count: number) => `${counted(count, 'sentence is', 'sentences are')} new or different since this was drafted.`,
  draw: 'Update it',
  drew: 'Updated.',
  edit: 'Edit',
  editPart: (heading: string) => `Edit the paragraph in ${heading}`,
  editLabel: 'The paragraph as plain text. Sources follow their sentences.',
  editHint: 'An empty line starts a new paragraph. Ctrl Enter saves, Escape cancels.',
  save: 'Save',
  cancel: 'Cancel',
  saved({ sources, lost, bare }: { sources: number; lost: number; bare: number }) {
    const followed = lost === 0 && bare === 0 && sources > 0 && 'Its sources were kept.'
    const left = lost > 0 && `${counted(lost, 'source no longer backs', 'sources no longer back')} anything here.`
    const own = bare > 0 && `${counted(bare, 'sentence has', 'sentences have')} no source.`
    return ['Saved.', followed, left, own].filter(Boolean).join(' ')
  },
  left: 'Not changed.',
  changedElsewhere: 'this packet was changed elsewhere meanwhile. It is shown as it is now.',
  writing: {
    saving: 'Saving …',
    restored: 'This was not saved yet.',
    refused: (why: string) => `Not saved: ${why}`,
    waits: {
      'no-network': 'No network. It is kept in this browser and sent once there is one.',
      'no-answer': 'The server does not answer. It is kept in this browser and sent again.',
      'signed-out': 'You are signed out. It is kept in this browser: sign in again to save it.',
    } satisfies Record<Obstacle, string>,
    changed: 'This paragraph was changed elsewhere meanwhile. It reads:',
    mine: 'You wrote:',
    keepMine: 'Keep what I wrote',
    takeTheirs: 'Use what is there',
    stray: 'You were writing this for a paragraph that is no longer here.',
    putIn: 'Add it',
    letGo: 'Discard it',
  },
  ownWords: 'Your own words',
  ownSource: 'Your own words, no source',
  /** Of a result whose figures are told at the head. */
  inShort: (heading: string) => `Its figures stand under “${heading}”`,
  link: 'Link a source',
  linkFor: (text: string) => `Link a source to “${text}”`,
  linkTitle: 'Which win, goal, task or entry says so?',
  linked: 'Linked.',
  unlink: 'Unlink',
  unlinkOf: (title: string) => `Unlink ${title}`,
  unlinked: 'Unlinked.',
  leaveOut: 'Leave out',
  leaveOutOf: (title: string) => `Leave out: ${title}`,
  leftGoalOut: 'Left out, and kept out of the packets you draft from now on.',
  sources: (heading: string) => `Sources of ${heading}`,
  mark: (number: string, title: string) => `Source ${number}: ${title}`,
  kinds: {
    win: 'Win',
    goal: 'Goal',
    'check-in': 'Check-in',
    task: 'Task',
    'journal-entry': 'Journal',
    skill: 'Skill',
    experience: 'Experience',
  } satisfies Record<SourceKind, string>,
  notShown: (audience: string) => `not shown to ${audience || 'others'}`,
  withheld: 'A win behind this is private: the sentence stays with you.',
  changed(before: string, now: string) {
    if (before === '') return `Added since: ${now}`
    return now === '' ? `No longer said: ${before}` : `Changed since: ${before} is ${now} now`
  },
  reads: (text: string) => `It would read: ${text}`,
  take: 'Use it',
  taken: 'The number is up to date.',
  heading: 'Heading',
  addSection: 'Add a section',
  newHeading: 'New section',
  addParagraph: 'Add a paragraph',
  newParagraph: 'Write here.',
  up: 'Up',
  down: 'Down',
  remove: 'Remove',
  actOn: (act: string, what: string) => `${act}: ${what}`,
  paragraphOf: (place: number, heading: string) => `paragraph ${place} of ${heading}`,
  tookOut: 'Removed.',
  moved: 'Moved.',
  added: 'Added.',
  renamed: 'Renamed.',
  leftOut: {
    title: 'Left out',
    subtitle: (count: number) => `${counted(count, 'thing', 'things')} from these days not mentioned here`,
    putIn: 'Add it',
    putInOf: (title: string) => `Add it: ${title}`,
    putted: 'Added.',
    addNumber: 'Add a number',
    look: 'Look at it',
    evidence: (count: number) => (count === 0 ? 'no evidence yet' : counted(count, 'piece of evidence', 'pieces of evidence')),
    why: {
      private: 'private: it stays with you',
      'taken-out': 'you removed it',
      'no-number': 'no number and no evidence yet',
      'job-search': 'about a new job',
      personal: 'nothing marks it as work',
      dropped: 'you dropped it',
      'too-many': 'one too many in its section',
    } satisfies Record<Exclude<WhyLeftOut, 'not-drawn'>, string>,
  },
  editions: {
    title: 'Files made',
    none: 'Each file you save is noted here.',
    formats: { pdf: 'PDF', docx: 'Word', markdown: 'Markdown', 'json-resume': 'JSON' } satisfies Record<JudgedEdition['format'], string>,
    current: 'says what the packet says now',
    older(changed: JudgedEdition['changed']) {
      const of = (change: string) => changed.filter((one) => one.change === change && one.kind !== 'review-packet').length
      const parts = [
        of('changed') > 0 && 'numbers changed since',
        of('added') > 0 && `${counted(of('added'), 'source', 'sources')} added`,
        of('left-out') > 0 && `${counted(of('left-out'), 'source', 'sources')} removed`,
        changed.some(({ kind }) => kind === 'review-packet') && 'edited since',
      ]
      return `older: ${parts.filter(Boolean).join(', ')}`
    },
  },
}
