export { createDav, type Dav, type DavDeps } from './dav.ts'
