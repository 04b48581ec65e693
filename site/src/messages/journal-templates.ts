/** The words of the templates of entries, and of their page. */
export const entryTemplates = {
  title: 'Entry templates',
  subtitle: 'Starting points for entries. You will find them in a new entry, and by typing “/” in its text.',
  begin: 'Start an entry with it',
  beginNamed: (name: string) => `Start an entry with it: ${name}`,
  change: 'Change',
  changeNamed: (name: string) => `Change ${name}`,
  name: 'Name',
  entryTitle: 'Title of the entry',
  body: 'Text',
  tags: 'Tags',
  tagsHint: 'Separated by spaces, as in “work allotment”.',
  save: 'Save',
  remove: 'Move to the trash',
  removed: 'The template is in the trash. Entries started with it stay.',
  restore: 'Restore',
  more: 'More templates',
  fresh: 'New template',
  make: 'Create template',
  changed: (name: string) => `“${name}” was changed.`,
}

/** Keeping an entry as one, and putting one into a text. */
export const keepEntry = {
  act: 'Save as template',
  text: 'Its title, text and tags are kept, without pictures.',
  name: 'Name of the template',
  keep: 'Save',
  cancel: 'Cancel',
  made: (name: string) => `Saved “${name}” as a template.`,
  notKept: (why: string) => `Not saved as a template: ${why}`,
}

export const putTemplate = {
  title: 'Insert a template',
  reviews: 'Looking back',
  own: 'Your own',
  loading: 'Loading your templates',
  failed: 'Your own templates could not be loaded.',
  close: 'Close',
}
