const tasks = (n: number) => (n === 1 ? '1 task' : `${n} tasks`)

/** The words of choosing several tasks. A translation is a file like this one. */
export const select = {
  selectHelp: 'Select several tasks',
  row: (title: string) => `Select: ${title}`,
  countAloud: (n: number) => (n === 0 ? 'No task selected' : `${tasks(n)} selected`),
  allFailed: 'The list could not be loaded to its end. What was loaded is selected.',
  ended: 'Selection cleared',
}
