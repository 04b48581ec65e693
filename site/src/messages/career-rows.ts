/** The words of lists that are written in place. */
export const rows = {
  up: (name: string) => `Move “${name}” up`,
  down: (name: string) => `Move “${name}” down`,
  remove: (name: string) => `Remove “${name}”`,
  moved: (name: string, place: number, of: number) => `“${name}” is now ${place} of ${of}`,
  atEdge: 'It cannot move further.',
  notAnAddress: 'Write an address that starts with https:// or http://.',
  restored: 'You were writing this when the page closed, and it has changed since. Leave the field to keep yours.',
  changedMeanwhile: 'It was changed elsewhere while you wrote. Leave the field to keep yours.',
  notADate: 'This date was not understood. Write 2021, March 2021 or 2021‑03‑05.',
  endsBefore: 'It ends before it starts.',
  withoutScript: 'JavaScript is off: everything on this page can be read, but not changed.',
}
