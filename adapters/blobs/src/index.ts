export { createFileBlobs } from './file-blobs.ts'
