import { expect } from './test.ts'

/** Waits until the server has a record again that the page shows again already. */
export const isThereAgain = (get: () => Promise<{ deletedAt: string | null }>) =>
  expect.poll(() => get().then(({ deletedAt }) => deletedAt, String)).toBeNull()
