import type { ImportCounts, ImportFormat } from '@throughline/core/import'

const tasks = (n: number) => (n === 1 ? '1 task' : `${n} tasks`)
const goals = (n: number) => (n === 1 ? '1 goal' : `${n} goals`)
const entries = (n: number) => (n === 1 ? '1 entry' : `${n} entries`)
const experiences = (n: number) => (n === 1 ? '1 experience' : `${n} experiences`)
const skills = (n: number) => (n === 1 ? '1 skill' : `${n} skills`)
const profileFacts = (n: number) => (n === 1 ? '1 thing about you' : `${n} things about you`)
const questions = (n: number) => (n === 1 ? '1 question' : `${n} questions`)
const checkIns = (n: number) => (n === 1 ? '1 check-in' : `${n} check-ins`)

/** The words of Import. */
export const imports = {
  title: 'Import and export',
  heading: 'Import and export',
  from: 'Bring your tasks, habits, journals and career here, or take them with you.',
  importHeading: 'Import',
  how: 'You see what a file would add before anything is added, and can undo all of it afterwards.',
  source: 'Where it comes from',
  formats: {
    'todoist-csv': {
      name: 'Todoist',
      how: 'Open a project, choose “Export as CSV” from its menu, and bring that file; one project at a time.',
    },
    'ticktick-csv': {
      name: 'TickTick',
      how: 'On the web, open Settings, Account, “Generate backup”, and bring the CSV file it downloads.',
    },
    ics: {
      name: 'A calendar (iCalendar)',
      how: 'Export the list of to-dos as an .ics file, from Apple Reminders, Nextcloud Tasks, Thunderbird and others.',
    },
    'vikunja-zip': {
      name: 'Vikunja',
      how: 'In Settings, choose “Export your Vikunja data”, and bring the ZIP archive that the mail links to.',
    },
    'loop-zip': {
      name: 'Loop Habit Tracker',
      how: 'In its settings, choose “Export as CSV”, and bring the ZIP archive. Habits become goals, and every mark a check-in of its day; colours and scores stay behind.',
    },
    'dayone-zip': {
      name: 'Day One',
      how: 'Open Settings, Import/Export, choose “JSON”, and bring the ZIP archive with its photos as it is. Places and weather stand below the text.',
    },
    'jrnl-json': {
      name: 'jrnl',
      how: 'Run “jrnl --format json --file journal.json”, and bring that file.',
    },
    'markdown-zip': {
      name: 'Markdown, Obsidian or Logseq',
      how: 'Daily notes, journals and other Markdown files that say which day they are about, with the pictures they name: as a folder, as single files or as a ZIP archive.',
    },
    'cv-document': {
      name: 'A CV or résumé',
      how: 'The Word document (.docx) or PDF you have, or its text. Positions, education, skills and languages are read by their headings and dates; you see what was understood before anything is added.',
    },
    'json-resume': {
      name: 'JSON Resume',
      how: 'A resume.json. Experience and skills are added, and what is empty in your profile is filled in; keys that we have no field for come back with an export.',
    },
    'linkedin-zip': {
      name: 'LinkedIn',
      how: 'In Settings, Data privacy, choose “Get a copy of your data”, and bring the ZIP archive. Positions, education, skills and the rest of your profile are read; messages and contacts are not.',
    },
    'question-list': {
      name: 'A list of interview questions',
      how: 'A text with one question a line, with or without numbers and bullets. What you or the library have already is left out.',
    },
    'throughline-zip': {
      name: 'Throughline',
      how: 'An archive from here or from another Throughline; also a tasks.json, tasks.csv, goals.json or goals.csv.',
    },
  } satisfies Record<ImportFormat, { name: string; how: string }> as Record<ImportFormat, { name: string; how: string }>,
  suggested: (name: string) => `This looks like a file of ${name}.`,
  exportHeading: 'Export',
  exportHow: 'Everything outside the trash, as it is now.',
  exports: {
    'throughline.zip': {
      name: 'Everything as a ZIP archive',
      how: 'Tasks, goals, journal and career with all that belongs to them, attached files, views, templates, notifications and settings. Import it here or in another Throughline to bring all of it back.',
    },
    'tasks.json': { name: 'Tasks as JSON', how: 'Complete, with every completion and all time spent; for scripts.' },
    'tasks.csv': { name: 'Tasks as CSV', how: 'A table for a spreadsheet, safe to open.' },
    'goals.json': { name: 'Goals as JSON', how: 'With every check-in and what it said before; can be imported again.' },
    'goals.csv': { name: 'Goals as CSV', how: 'A table of goals without their check-ins, safe to open.' },
    'check-ins.csv': { name: 'Check-ins as CSV', how: 'A table of all days and values, safe to open.' },
    'resume.json': {
      name: 'Experience and profile as JSON Resume',
      how: 'Experience, skills and profile in the open format that résumé tools read; can be imported again. Wins are in your résumé versions.',
    },
    'tasks.ics': { name: 'Tasks as iCalendar', how: 'To-dos for calendar programs, with repeats and reminders.' },
  },
  journalExport: { name: 'The journal', how: 'As a folder of Markdown, as a document to print, or as JSON; all of it or some days.' },
  file: 'File to import',
  fileHelp: 'Up to 25 MB, a CV up to 5 MB; an archive with pictures may be larger. Several Markdown files are packed together.',
  chooseFolder: 'Choose a folder of Markdown',
  packing: 'Packing the files…',
  noNotes: 'None of these files is Markdown.',
  sendingPreview: 'Uploading the archive for a preview…',
  sendingImport: 'Uploading the archive to import it…',
  sent: 'Part of the archive that is packed or sent',
  noRoom: (room: string) => `The archive is larger than the ${room} your files may take up.`,
  preview: 'Preview',
  previewOf: (name: string) => `Preview of ${name}`,
  readAs: (format: string) => `Read as: ${format}.`,
  /** What is named of an import: the first of these that it has, and that there is more. */
  made(counts: ImportCounts) {
    const said = { tasks, entries, goals, experiences, skills, profileFacts, questions }
    const first = (Object.keys(said) as (keyof typeof said)[]).find((key) => counts[key] > 0) ?? 'tasks'
    // What a career holds beside experience and skills goes without saying.
    const areas = [counts.tasks, counts.entries, counts.goals, counts.experiences].filter((count) => count > 0)
    if (first === 'experiences' && counts.skills > 0) return `${experiences(counts.experiences)} and ${skills(counts.skills)}`
    return areas.length > 1 ? `${said[first](counts[first])} and the rest` : said[first](counts[first])
  },
  run: (what: string) => `Import ${what}`,
  another: 'Choose another file',
  again: 'The file is too large to be kept on this page. Choose it again to import it.',
  counts: {
    tasks,
    subtasks: (n: number) => `${n} of them ${n === 1 ? 'a step' : 'steps'}`,
    withDate: (n: number) => `${n} with a date`,
    recurring: (n: number) => (n === 1 ? '1 that repeats' : `${n} that repeat`),
    notes: (n: number) => (n === 1 ? '1 comment, kept in the notes' : `${n} comments, kept in the notes`),
    tags: (n: number) => (n === 1 ? '1 tag' : `${n} tags`),
    sections: (n: number) => (n === 1 ? '1 section, which becomes a tag' : `${n} sections, which become tags`),
    done: (n: number) => `${n} done`,
    checklistItems: (n: number) => (n === 1 ? '1 checklist item' : `${n} checklist items`),
    reminders: (n: number) => (n === 1 ? '1 reminder' : `${n} reminders`),
    files: (n: number) => (n === 1 ? '1 file' : `${n} files`),
    savedViews: (n: number) => (n === 1 ? '1 view' : `${n} views`),
    templates: (n: number) => (n === 1 ? '1 template' : `${n} templates`),
    goals,
    checkIns,
    entries,
    photos: (n: number) => (n === 1 ? '1 picture' : `${n} pictures`),
    journals: (n: number) => (n === 1 ? '1 more journal' : `${n} more journals`),
    entryTemplates: (n: number) => (n === 1 ? '1 template of entries' : `${n} templates of entries`),
    experiences,
    wins: (n: number) => (n === 1 ? '1 win' : `${n} wins`),
    skills,
    profileFacts,
    packets: (n: number) => (n === 1 ? '1 review packet' : `${n} review packets`),
    questions,
    stories: (n: number) => (n === 1 ? '1 story' : `${n} stories`),
    rehearsals: (n: number) => (n === 1 ? '1 rehearsal' : `${n} rehearsals`),
    mockInterviews: (n: number) => (n === 1 ? '1 mock interview' : `${n} mock interviews`),
    targetJobs: (n: number) => (n === 1 ? '1 target job' : `${n} target jobs`),
    resumes: (n: number) => (n === 1 ? '1 résumé' : `${n} résumés`),
    settings: (n: number) => (n === 1 ? '1 setting of yours' : `${n} settings of yours`),
  },
  firstRows: (shown: number, all: number, what: string) => (shown < all ? `The first ${shown} of ${what}` : what),
  problems: (n: number) => (n === 1 ? '1 thing could not be imported as it is' : `${n} things could not be imported as they are`),
  moreProblems: (n: number) => `And ${n} more.`,
  line: (n: number) => `Line ${n}`,
  everyDay: 'every day',
  timesPerWeek: (n: number) => (n === 1 ? 'once a week' : `${n} times a week`),
  daily: (way: string, amount: string) => (way === 'down' ? `at most ${amount} a day` : `at least ${amount} a day`),
  dropped: 'archived, so dropped',
  nothing: 'There is nothing to import in this file.',
  failed: 'The file was not imported',
  tooLarge: 'The file is larger than 25 MB. An export of tasks is far smaller: is it the right file?',
  tooLargeCv: 'This is larger than 5 MB. Save your CV without its pictures and bring that.',
  noFile: 'Choose a file first.',
  emptyFile: (name: string) => `There is nothing in ${name}: the file is empty. Export it again.`,
  otherKind: (name: string) => `${name} is a picture or another document. Choose the file that was exported.`,
  noAnswer: 'The server did not answer. Nothing was imported. Try again.',
  done: (what: string) => `${what} imported`,
  doneText: 'Tasks with a date are in Today and Upcoming, the others in the inbox.',
  doneHref: 'See all tasks',
  doneGoalsText: 'All their days came along. Archived ones are dropped, and can be reopened.',
  doneOwnGoalsText: 'They are in Goals, as in the file.',
  doneGoalsHref: 'See goals',
  doneEntriesText: 'Each entry is on its own day, with its pictures.',
  doneEntriesHref: 'See the journal',
  doneCareerText: 'All of it is in Career. What was already in your profile stayed as it was.',
  /** Where positions came along. */
  doneCareerWins: 'Open a position to keep its highlights as wins.',
  doneCareerHref: 'See experience',
  doneQuestionsText: 'They are in Interview prep, ahead of the library’s.',
  doneQuestionsHref: 'See questions',
  factsHelp: 'For your profile. What it says already stays as it is.',
  starred: 'starred',
  days: (from: string, to: string) => (from === to ? `All of ${from}.` : `From ${from} to ${to}.`),
  undone: (what: string) => `The import of ${what} was undone`,
  undoneText: 'What it added is in the trash for 30 days.',
  undo: 'Undo import',
  undoOf: (what: string, when: string) => `Undo the import of ${what} from ${when}`,
  past: 'Earlier imports',
  states: { running: 'Still importing', applied: '', undoing: 'Being undone', undone: 'Undone', failed: 'Nothing imported' },
}
