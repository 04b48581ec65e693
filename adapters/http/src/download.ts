import { type ActorDep, type ClockDep, today } from '@throughline/core/kernel'
import { contentDisposition } from './content-disposition.ts'

/** Of a file that is made for whoever asks, named after the day. */
export const downloadHeaders = (file: string, mediaType: string, deps: ClockDep & ActorDep): Record<string, string> => ({
  'content-type': mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
  'content-disposition': contentDisposition('attachment', file.replace(/\.(?=[^.]*$)/, `-${today(deps)}.`)),
})

/** All exports of an account together. */
export const exportLimit = { account: { name: 'export', quota: 30, windowSeconds: 600 } }
