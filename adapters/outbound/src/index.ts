export { createOutbound, type OutboundOptions } from './create-outbound.ts'
