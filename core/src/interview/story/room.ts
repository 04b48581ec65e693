import { MAX_STORIES, stories } from './schema.ts'

/** Of an account. */
export const roomForStories = {
  query: stories.queries.newest,
  most: MAX_STORIES,
  noun: 'stories',
  hint: 'Throw away some that you do not tell.',
}
