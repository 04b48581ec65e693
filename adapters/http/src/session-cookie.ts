/** How a secret travels in the browser. */
export interface SessionCookie {
  name: string
  /** The secret in a Cookie header; `null` when it holds none. */
  read(header: string | null | undefined): string | null
  /** The Set-Cookie value that keeps the secret until then (RFC 3339 instant). */
  set(secret: string, expiresAt: string): string
  /** The Set-Cookie value that makes the browser forget it. */
  clear(): string
}

/** On https the `__Host-` prefix pins the cookie to this very host and path; plain http cannot carry it. */
export const sessionCookie = (secure: boolean): SessionCookie => cookieNamed('throughline', secure)

/** What has to be known when the browser is back from a provider; it comes with it, as that is a visit to us. */
export const flowCookie = (secure: boolean): SessionCookie => cookieNamed('throughline-flow', secure)

function cookieNamed(plainName: string, secure: boolean): SessionCookie {
  const name = secure ? `__Host-${plainName}` : plainName
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return {
    name,
    read(header) {
      if (!header) return null
      for (const pair of header.split(';')) {
        const cookie = pair.trim()
        if (cookie.startsWith(name) && cookie[name.length] === '=') return cookie.slice(name.length + 1) || null
      }
      return null
    },
    set: (secret, expiresAt) => `${name}=${secret}; Expires=${new Date(expiresAt).toUTCString()}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  }
}
