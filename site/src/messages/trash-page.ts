/** What stands above every trash of Career and Interview prep. */
export const trashPage = {
  title: 'Trash',
  where: 'Where this is',
  kept: 'What you throw away stays here for 30 days.',
}
