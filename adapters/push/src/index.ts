export { createPusher } from './create-pusher.ts'
export { isKeyPair, newPushKeys, type PushKeys } from './push-keys.ts'
