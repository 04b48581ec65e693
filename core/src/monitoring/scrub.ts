/** What is kept of a report of an error; all else of it is dropped, so that what an SDK adds one day goes nowhere. */
export interface ErrorReport {
  exception?: { values?: readonly ReportedException[] | undefined } | undefined
  request?: { url?: string | undefined } | undefined
  tags?: Readonly<Record<string, unknown>> | undefined
  contexts?: Readonly<Record<string, unknown>> | undefined
}

interface ReportedException {
  type?: string | undefined
  value?: string | undefined
  mechanism?: { type: string; handled?: boolean | undefined } | undefined
  stacktrace?: { frames?: readonly Frame[] | undefined } | undefined
}

interface Frame {
  filename?: string | undefined
  function?: string | undefined
  lineno?: number | undefined
  colno?: number | undefined
  in_app?: boolean | undefined
}

/** What says nothing of a person: by these a service tells one report from another. */
const KEPT = ['event_id', 'timestamp', 'platform', 'level', 'release', 'environment', 'sdk', 'debug_meta', 'type'] as const
const KEPT_CONTEXTS = ['browser', 'os', 'runtime'] as const
const KEPT_TAGS = ['event', 'method', 'route', 'chore', 'requestId'] as const

const MOST_EXCEPTIONS = 5
const MOST_FRAMES = 50
const MOST_CHARACTERS = 300

/**
 * A report without what a person wrote or is: messages without what is quoted in them, addresses without their queries, and
 * no trail of what was done before, no body, header, cookie, user or network address.
 */
export function scrubbed(report: ErrorReport): Record<string, unknown> {
  const { exception, request, tags, contexts } = report
  return {
    ...picked(report as Record<string, unknown>, KEPT),
    ...(exception?.values && { exception: { values: exception.values.slice(0, MOST_EXCEPTIONS).map(scrubbedException) } }),
    ...(request?.url && { request: { url: withoutQuery(request.url) } }),
    ...(tags && { tags: picked(tags, KEPT_TAGS) }),
    ...(contexts && { contexts: picked(contexts, KEPT_CONTEXTS) }),
    breadcrumbs: [],
  }
}

function scrubbedException({ type, value, mechanism, stacktrace }: ReportedException) {
  const frames = stacktrace?.frames?.slice(-MOST_FRAMES).map(scrubbedFrame)
  return {
    ...(type !== undefined && { type: scrubbedText(type) }),
    ...(value !== undefined && { value: scrubbedText(value) }),
    ...(mechanism && { mechanism: { type: mechanism.type, handled: mechanism.handled } }),
    ...(frames && { stacktrace: { frames } }),
  }
}

/** Where it happened, and nothing of what stood there. */
const scrubbedFrame = ({ filename, function: name, lineno, colno, in_app }: Frame) => ({
  ...{ filename: filename && withoutQuery(filename), function: name, lineno, colno, in_app },
})

const quoted = /“[^”]*”?|«[^»]*»?|"(?:[^"\\]|\\.)*"?|`[^`]*`?|(?<![\p{L}\p{N}])'(?:[^'\n]|(?<=\p{L})'(?=\p{L}))*'?/gu
const address = /[^\s@<>()]+@[^\s@<>()]+/gu
const link = /\b[a-z][a-z+.-]*:\/\/[^\s?#]*[^\s]*/giu

/** A message without what is quoted in it, which may be what somebody wrote: engines quote what they could not read. */
export const scrubbedText = (text: string): string =>
  text
    .slice(0, 4 * MOST_CHARACTERS)
    .replace(link, withoutQuery)
    .replace(quoted, '…')
    .replace(address, '…')
    .slice(0, MOST_CHARACTERS)

/** An address without its query, fragment, name and password; the ids in its path say nothing to who has not the records. */
function withoutQuery(url: string): string {
  return (url.split(/[?#]/, 1)[0] as string).replace(/^([a-z][a-z+.-]*:\/\/)[^/@]*@/i, '$1').slice(0, 4 * MOST_CHARACTERS)
}

const picked = (from: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])))
