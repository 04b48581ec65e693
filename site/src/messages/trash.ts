/** The words of emptying the trash. */
export const trash = {
  empty: 'Empty the trash',
  room: (size: string) => `Its files take up ${size} of your storage.`,
  warning: 'Every task in the trash is erased with all that belongs to it. That cannot be undone.',
  confirm: 'Erase for good',
}
