/** The words of two texts between which a person has to choose. */
export const conflict = {
  title: 'This entry was written here and elsewhere',
  text: 'Both texts are below. Choose one, or make one of both. The other stays among the earlier texts.',
  mine: 'Written here',
  theirs: 'Written elsewhere',
  merged: 'Written here: how it is to read',
  titleMine: 'Title written here',
  titleTheirs: 'Title written elsewhere',
  empty: 'Nothing',
  keepMine: 'Keep what was written here',
  keepTheirs: 'Take what was written elsewhere',
  keepMerged: 'Keep the text below as I changed it',
  take: 'Take this over',
  leave: 'Leave this out',
  takeTitle: 'Take this title',
}
