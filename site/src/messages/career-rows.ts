/** The words of lists that are written in place. */
export const rows = {
  up: (name: string) => `Move “${name}” up`,
  down: (name: string) => `Move “${name}” down`,
  remove: (name: string) => `Take out “${name}”`,
  moved: (name: string, place: number, of: number) => `“${name}” is now ${place} of ${of}`,
  atEdge: 'It cannot go further.',
  notAnAddress: 'Write an address that begins with https:// or http://.',
  restored: 'You were writing this as the page closed, and it says something else by now. Leave the field to keep yours.',
  changedMeanwhile: 'It was changed elsewhere while you wrote. Leave the field to keep yours.',
  notADate: 'This is no date that can be read: write 2021, March 2021 or 2021‑03‑05.',
  endsBefore: 'It ends before it begins.',
  withoutScript: 'This browser runs no scripts here: everything can be read, and nothing on this page can be changed.',
}
