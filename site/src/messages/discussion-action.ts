/** The words of action items. */
export const action = {
  kind: 'Action',
  section: 'Open actions',
  add: 'Add an action',
  none: 'No open actions.',
  all: (n: number) => `All ${n}`,
  complete: (text: string) => `Complete: ${text}`,
  reopen: (text: string) => `Reopen: ${text}`,
  /** A ring that cannot be pressed. */
  open: 'Open',
  done: 'Done',
  due: (day: string) => `due ${day}`,
  more: (text: string) => `More for “${text}”`,
  /** Beside an item whose task is thrown away or called off. */
  states: { gone: 'deleted', cancelled: 'cancelled' },
  menu: { open: 'Open the task', edit: 'Edit', complete: 'Complete', reopen: 'Reopen', withdraw: 'Withdraw' },
  form: {
    new: 'New action',
    edit: 'Edit the action',
    text: 'What needs to be done',
    textHint: 'Start with a verb',
    who: 'Who',
    whoHelp: 'It becomes one of their tasks. Everybody here sees its title, due date and status, and nothing else.',
    /** Instead of that, where nobody else is there yet. */
    aloneHelp: 'It becomes one of your tasks. You can give actions to others once they have joined.',
    due: 'Due',
    noDue: 'No date',
    dueIs: (day: string) => `Due: ${day}`,
    save: 'Add action',
    saveEdit: 'Save',
    cancel: 'Close',
    faults: { text: 'Say what needs to be done.', who: 'Choose who does it.' },
  },
  did: {
    give: (who: string) => `Action given to ${who}`,
    take: 'Action taken on',
    edit: 'Action changed',
    complete: 'Done',
    reopen: 'Open again',
    withdraw: 'Action withdrawn',
  },
  fields: { text: 'what needs to be done' } as Record<string, string>,
}
