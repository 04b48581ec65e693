interface Report {
  metadata?: { vulnerabilities: Record<string, number> }
  vulnerabilities?: Record<string, { severity: string; range: string; via: (string | { title: string; url: string })[] }>
  /** Why the registry was of no use; where npm itself could not ask, `error` has a code. */
  message?: string
  error?: { code?: string; summary?: string }
}

export interface Verdict {
  lines: string[]
  isFine: boolean
}

/** Of these one is too many; others are told, and are closed with what else is renewed. */
const GRAVE = ['high', 'critical']
/** What npm calls it where the registry, or the way there, is away. */
const away = /^(?:E[45]\d\d|ENOAUDIT|ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET\w*)$/

/**
 * What follows from what `npm audit --json` says: a hole that is high or critical fails; a registry that says nothing is no
 * hole, as a new one elsewhere is no fault of what was changed here.
 */
export function readAudit(text: string): Verdict {
  const { metadata, vulnerabilities = {}, message, error } = reportIn(text)
  if (metadata) {
    const holes = Object.entries(vulnerabilities).map(([name, { severity, range, via }]) => {
      const why = via.flatMap((one) => (typeof one === 'string' ? [] : [`${one.title} (${one.url})`]))
      return `${severity}: ${name} ${range}${why.length ? `: ${why.join('; ')}` : ''}`
    })
    const count = Math.max(holes.length, metadata.vulnerabilities.total ?? 0)
    const isGrave = GRAVE.some((severity) => (metadata.vulnerabilities[severity] ?? 0) > 0)
    return { lines: [...holes, `${count} known holes in what an install runs.`], isFine: !isGrave }
  }
  if ((message !== undefined && !error?.code) || away.test(error?.code ?? ''))
    return {
      lines: [
        `The registry that npm asks here tells nothing of known holes, so nothing is known of them: ${message || error?.summary}. Ask again where it does.`,
      ],
      isFine: true,
    }
  return {
    lines: [`npm could not ask for known holes: ${error?.summary || message || 'it said nothing that can be read.'}`],
    isFine: false,
  }
}

function reportIn(text: string): Report {
  try {
    return JSON.parse(text) as Report
  } catch {
    return {}
  }
}
