/** Where the demo's pages stand in the browser; within the app they are where they always are. */
export const PREFIX = '/demo'

/** Where “Keep in an account” leads in the end, once there is an account: to what the demo holds, as an import. */
export const KEEPING = '/import?from=demo'

/** The path as the app knows it. */
export const inner = (path: string): string => (isDemo(path) ? path.slice(PREFIX.length) || '/' : path)

/** The path as the browser shows it. */
export const outer = (path: string): string => (isDemo(path) ? path : PREFIX + path)

const isDemo = (path: string) => path === PREFIX || path.startsWith(`${PREFIX}/`)
