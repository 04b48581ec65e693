/** What stands above every trash but that of tasks. */
export const trashPage = {
  title: 'Trash',
  where: 'You are here',
  kept: 'What you delete stays here for 30 days.',
}
