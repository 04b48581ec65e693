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

/** What follows from what `npm audit --json` says: any known hole is one too many, and a registry that says nothing is none. */
export function readAudit(text: string): Verdict {
  const { metadata, vulnerabilities = {}, message, error } = reportIn(text)
  if (metadata) {
    const holes = Object.entries(vulnerabilities).map(([name, { severity, range, via }]) => {
      const why = via.flatMap((one) => (typeof one === 'string' ? [] : [`${one.title} (${one.url})`]))
      return `${severity}: ${name} ${range}${why.length ? `: ${why.join('; ')}` : ''}`
    })
    const count = Math.max(holes.length, metadata.vulnerabilities.total ?? 0)
    return { lines: [...holes, `${count} known holes in what an install runs.`], isFine: count === 0 }
  }
  if (message !== undefined && !error?.code)
    return {
      lines: [
        `The registry that npm asks here tells nothing of known holes, so nothing is known of them: ${message}. Ask again where it does.`,
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
