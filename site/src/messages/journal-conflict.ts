/** The words of two texts between which a person has to choose. */
export const conflict = {
  title: 'This entry was changed both here and elsewhere',
  text: 'Both texts are below. Choose one, or combine them. The other stays among the earlier versions.',
  mine: 'Written here',
  theirs: 'Written elsewhere',
  merged: 'Written here; edit it until it reads as it should',
  titleMine: 'Title written here',
  titleTheirs: 'Title written elsewhere',
  empty: 'Nothing',
  keepMine: 'Keep what was written here',
  keepTheirs: 'Keep what was written elsewhere',
  keepMerged: 'Keep the text below, with my changes',
  take: 'Use this',
  leave: 'Leave this out',
  takeTitle: 'Use this title',
}
