/** What the parts of a story are called. */
export const storyPartNames = {
  situation: 'Situation',
  task: 'Task',
  action: 'Action',
  result: 'Result',
  reflection: 'Reflection',
}
