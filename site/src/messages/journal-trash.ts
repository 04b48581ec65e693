/** The words of the trash of the journal. */
export const journalTrash = {
  title: 'Deleted entries',
  restore: 'Restore',
  restoreOf: (name: string) => `Restore “${name}”`,
  empty: 'There are no deleted entries.',
  back: 'Back to the journal',
}
