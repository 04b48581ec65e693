/**
 * The id of what a moment of a record is told by, such as a task's reminder: a UUIDv7 of that moment with the random part of
 * the record's own id, so that telling it again tells nothing new. `at` is an RFC 3339 instant after 1970.
 */
export function notificationId(recordId: string, at: string): string {
  const time = Temporal.Instant.from(at).epochMilliseconds.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}${recordId.slice(13)}`
}
