/** The words of the stories that stand beside what they were made of. */
export const storiesMade = {
  title: 'Stories made from it',
  tell: 'Tell it as a story',
  withOthers: 'Together with other wins',
  tellAnother: 'Tell another story',
}
