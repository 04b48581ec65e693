import { sealerContract } from '@throughline/contracts'
import { createSealer } from './sealer.ts'

sealerContract('AES-GCM', () => ({
  sealer: createSealer('a'.repeat(43)),
  other: createSealer('b'.repeat(43)),
  later: createSealer('c'.repeat(43), ['d'.repeat(43), 'a'.repeat(43)]),
}))
