/** The words of what an action asks for in the palette, which come with it. */
export const ask = {
  due: {
    label: 'Due',
    placeholder: 'A day, such as Friday 4pm',
    read: 'As typed',
  },
  start: 'A day, such as Monday',
  priority: 'A priority',
  tags: { placeholder: 'A tag', add: (tags: string) => `Add ${tags}`, takeOff: 'Take off' },
  goal: { placeholder: 'A goal', none: 'No goal' },
  noDuration: 'No time',
  theme: { label: 'Theme', placeholder: 'A theme' },
}
