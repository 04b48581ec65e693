const named = (names: readonly string[]) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`)

/** The words of writing in a discussion. */
export const compose = {
  skip: 'Skip to writing',
  write: 'Write a message',
  writeReply: 'Write a reply',
  /** In the empty field; `names` are the first names of the others, where they are few. */
  hint: (names: readonly string[]) =>
    `${names.length > 0 ? `Write to ${named(names)}` : 'Write a message'}. Start a line with / for a decision, an action or an agenda item.`,
  hintReply: 'Write a reply. Use @ to mention somebody.',
  send: 'Send',
  sendKeys: { mac: '⌘ ↵', other: 'Ctrl ↵' },
  sent: 'Sent.',
  waits: 'It is kept here and sent once you are online.',
  tooLong: (most: string) => `A message can have at most ${most} characters.`,
  filesFirst: 'A file is still uploading. Wait for it, or remove it.',
  offers: 'Suggestions',
  offered: (n: number) => (n === 1 ? '1 suggestion' : `${n} suggestions`),
  commands: { decision: 'Decision', action: 'Action', agenda: 'Agenda item' },
  /** What stands after the slash: letters only. */
  typed: { decision: 'decision', action: 'action', agenda: 'agenda' },
  commandsFor: {
    decision: 'Write down what was decided, and why',
    action: 'A task for somebody here',
    agenda: 'For the next meeting',
  },
  /** Nothing on the page makes one. */
  noForm: 'This cannot be added here right now. Your line is kept.',
  attach: 'Attach files',
  files: 'Files to be sent',
  dropHere: 'Drop to send it with your message',
  sending: (name: string, percent: number) => `${name}, ${percent} % sent`,
  attached: (name: string) => `${name} is attached.`,
  notAttached: (name: string, why: string) => `${name} was not attached. ${why}`,
  again: 'Try again',
  removeFile: (name: string) => `Remove ${name}`,
  tooLarge: 'A file can have at most 25 MiB.',
  emptyFile: 'The file is empty.',
  tooMany: (most: number) => `A message can have at most ${most} files.`,
  noAnswer: 'The server did not answer.',
  /** Why somebody may not write, and who can change that. */
  mayOnlyRead: (owner: string) => `You can read this discussion, but not write in it.${owner && ` ${owner} can change that.`}`,
  writing: (names: readonly string[]) =>
    names.length > 2 ? `${names.length} people are writing` : `${named(names)} ${names.length === 1 ? 'is' : 'are'} writing`,
  here: (names: readonly string[]) =>
    names.length > 3 ? `${names.length} others are here` : `${named(names)} ${names.length === 1 ? 'is' : 'are'} here`,
  /** Whose name is not known on this page yet. */
  somebody: 'Somebody',
}
