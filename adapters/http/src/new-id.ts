/**
 * What was sent with the id kept for its Idempotency-Key, unless it names its own. What is not an object goes on
 * as it is: the use case says what is wrong with it.
 */
export function withId<T extends { id?: string | undefined }>(sent: T, newId: string | undefined): T {
  const isObject = typeof sent === 'object' && sent !== null && !Array.isArray(sent)
  return newId !== undefined && isObject ? { id: newId, ...sent } : sent
}
