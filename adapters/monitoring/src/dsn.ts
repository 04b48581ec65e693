/** Where a Sentry-compatible service takes reports. */
export interface Dsn {
  dsn: string
  key: string
  /** The address envelopes are sent to, with the key. */
  envelopes: string
}

const form = /^(https?):\/\/([\w-]{1,100})(?::[\w-]{1,100})?@([\w.-]+(?::\d{1,5})?)((?:\/[\w.-]+)*)\/(\d{1,20})$/

/** What a DSN says; `null` for a text that is none. */
export function readDsn(dsn: string): Dsn | null {
  const [, scheme, key, host, path, project] = form.exec(dsn) ?? []
  if (key === undefined) return null
  return { dsn, key, envelopes: `${scheme}://${host}${path}/api/${project}/envelope/?sentry_key=${key}&sentry_version=7` }
}
