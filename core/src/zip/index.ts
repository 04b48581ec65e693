export * from './open-zip.ts'
export * from './write-zip.ts'
