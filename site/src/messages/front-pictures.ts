/** What the front page shows of the app, which is full of words: the address of each picture, by the path of its file. */
export const frontPictures: ReadonlyMap<string, string> = new Map(
  Object.entries(import.meta.glob<string>('../images/front/en/*', { eager: true, query: '?url', import: 'default' })),
)
