import { AppError } from '@throughline/core/kernel'
import type { AppDeps } from '@throughline/http'

const notHere = (): never => {
  throw new AppError('unavailable', 'This is not part of the demo, which stays within this browser.')
}
const rejected = async () => notHere()

/** What reaches out of a browser, or asks for a server: the demo has none of it, and says so. */
export const absent = {
  passwords: { hash: async () => 'none', verify: async () => false, isOutdated: () => false },
  commonPasswords: { hasAny: async () => false },
  passkeys: { askForNew: rejected, readNew: rejected, ask: rejected, claimOf: () => null, verify: rejected },
  sealer: { seal: notHere, open: () => null, renewed: () => null },
  providers: { list: [], begin: rejected, finish: rejected },
  outbound: { send: rejected, judge: () => 'refused' },
  pusher: { publicKey: '', send: rejected },
  calendarReader: { read: rejected },
  printer: { print: notHere },
  wordPrinter: { print: notHere },
  resumeSetter: { layout: rejected, pdf: rejected, docx: rejected, read: rejected },
  sample: { archiveFor: rejected },
  coaching: null,
  sandboxing: { mode: 'off', sample: { fill: rejected } },
  offer: null,
  errorSink: null,
} satisfies Partial<AppDeps>
