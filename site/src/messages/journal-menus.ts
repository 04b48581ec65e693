/** One choice of the menu that `/` opens; `also` are other words it is found by. */
const choice = (label: string, hint: string, ...also: string[]) => ({ label, hint, also })

/** The words of the menus that open as one writes in the journal; they come with these. */
export const menus = {
  offered: (count: number, first: string) => (count === 1 ? `One choice: ${first}` : `${count} choices, first ${first}`),
  kinds: { task: 'Task', goal: 'Goal', 'journal-entry': 'Entry' },
  slash: {
    h1: choice('Heading 1', '#', 'title', 'h1'),
    h2: choice('Heading 2', '##', 'section', 'h2'),
    h3: choice('Heading 3', '###', 'h3'),
    bullets: choice('List', '-', 'bullets', 'items', 'ul'),
    numbers: choice('Numbered list', '1.', 'ordered', 'ol'),
    checklist: choice('Checklist', '- [ ]', 'tasks', 'todo', 'boxes'),
    quote: choice('Quote', '>', 'citation'),
    code: choice('Code', '```', 'pre'),
    table: choice('Table', '| |', 'columns', 'grid'),
    rule: choice('Rule', '---', 'line', 'divider', 'break'),
    picture: choice('Picture', '', 'image', 'photo'),
    link: choice('Link to…', '@', 'goal', 'entry', 'record'),
    date: choice('Date', '', 'today', 'day'),
    time: choice('Time', '', 'now', 'clock'),
    template: choice('Template', '', 'review', 'form'),
    prompt: choice('Prompt', '', 'question', 'ask'),
  },
  column: (number: number) => `Column ${number}`,
  /** What CodeMirror says by itself. */
  phrases: { Completions: 'Choices' },
}
