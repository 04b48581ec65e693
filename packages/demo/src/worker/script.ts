/**
 * What a script of the app takes for the browser's own: where it is, and what it keeps. `site/src/features/demo/here.ts`
 * has put it there before any script runs.
 */
export const BEGINNING = 'const{location,history,localStorage,sessionStorage,indexedDB,BroadcastChannel}=globalThis.throughlineDemo;'

/** The script with that before it. */
export function amongDemo(response: Response): Response {
  const { body } = response
  if (!response.ok || !body) return response
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.delete('content-encoding')
  const whole = new TransformStream<Uint8Array, Uint8Array>({ start: (to) => to.enqueue(new TextEncoder().encode(BEGINNING)) })
  return new Response(body.pipeThrough(whole), { status: response.status, headers })
}
