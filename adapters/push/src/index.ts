export { createPusher } from './create-pusher.ts'
export { isKeyPair, keptPushKeys, type PushKeys } from './push-keys.ts'
