import type { AstroGlobal } from 'astro'

/** Lets a page use microphone and camera, and play what it has recorded; every other page may do neither. */
export function allowRecording({ response, csp }: Pick<AstroGlobal, 'response' | 'csp'>): void {
  allowPlaying({ csp })
  response.headers.set('permissions-policy', 'camera=(self), geolocation=(), microphone=(self), payment=(), usb=(), browsing-topics=()')
}

/** Lets a page play what was recorded in this browser. */
export const allowPlaying = ({ csp }: Pick<AstroGlobal, 'csp'>): void => csp?.insertDirective('media-src blob:')
