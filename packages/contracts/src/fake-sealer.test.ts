import { fakeSealer } from './fake-sealer.ts'
import { sealerContract } from './sealer-contract.ts'

sealerContract('the fake', () => ({ sealer: fakeSealer(), other: fakeSealer(0, 'that of another install'), later: fakeSealer(1) }))
