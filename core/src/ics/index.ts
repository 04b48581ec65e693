export * from './jcal.ts'
export { Zones } from './zones.ts'
