/** Photos within entries of the journal. */
export const photos = {
  photo: 'Photo',
  tooLarge: (name: string) => `“${name}” was not added: a file can have at most 25 MiB.`,
  empty: (name: string) => `“${name}” was not added: the file is empty.`,
  notKept: (name: string, why: string) => `“${name}” could not be kept with the entry. ${why}`,
}
