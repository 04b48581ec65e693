/** The words of the templates of entries, and of their page. */
export const entryTemplates = {
  title: 'Templates of entries',
  subtitle: 'Ways for an entry to begin. A new entry offers them, and so does “/” in its text.',
  begin: 'Begin an entry with it',
  beginNamed: (name: string) => `Begin an entry with it: ${name}`,
  change: 'Change',
  changeNamed: (name: string) => `Change ${name}`,
  name: 'Name',
  entryTitle: 'Title of the entry',
  body: 'Text',
  tags: 'Tags',
  tagsHint: 'Set apart by spaces, as in “work allotment”.',
  save: 'Save',
  remove: 'Move to the trash',
  removed: 'The template is in the trash. Entries begun with it stay.',
  restore: 'Bring it back',
  more: 'More templates',
  fresh: 'New template',
  make: 'Make the template',
  changed: (name: string) => `“${name}” is changed.`,
}

/** Keeping an entry as one, and putting one into a text. */
export const keepEntry = {
  act: 'Keep as template',
  text: 'Its title, text and tags are kept, without pictures.',
  name: 'Name of the template',
  keep: 'Keep it',
  cancel: 'Cancel',
  made: (name: string) => `“${name}” is kept as a template.`,
  notKept: (why: string) => `Not kept as a template: ${why}`,
}

export const putTemplate = {
  title: 'Put in a template',
  reviews: 'Looking back',
  own: 'Your own',
  loading: 'Fetching your templates',
  failed: 'Your own templates could not be fetched.',
  close: 'Close',
}
