/** What stands above every trash but that of tasks. */
export const trashPage = {
  title: 'Trash',
  where: 'Where this is',
  kept: 'What you throw away stays here for 30 days.',
}
