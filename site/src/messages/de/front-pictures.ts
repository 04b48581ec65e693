import type { frontPictures as english } from '../front-pictures.ts'

/** What the front page shows of the app: the address of each picture, by the path of its file. */
export const frontPictures: typeof english = new Map(
  Object.entries(import.meta.glob<string>('../../images/front/de/*', { eager: true, query: '?url', import: 'default' })),
)
