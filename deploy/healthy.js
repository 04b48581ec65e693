// Ends well where the server on this machine answers that it is ready; for where there is no curl.
// biome-ignore lint/suspicious/noUndeclaredEnvVars: that of the container, no task of a build
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT || 4321}/readyz`, { signal: AbortSignal.timeout(4_000) })
process.exit(ok ? 0 : 1)
