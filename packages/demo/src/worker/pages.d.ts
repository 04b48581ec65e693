/** The site's pages as they were built; see site/build/demo. */
declare module 'throughline:pages' {
  export const language: 'en' | 'de'
  export function createApp(options?: { streaming?: boolean }): {
    match(request: Request): unknown
    render(request: Request, options: { locals: object; routeData?: unknown; addCookieHeader?: boolean }): Promise<Response>
  }
}
