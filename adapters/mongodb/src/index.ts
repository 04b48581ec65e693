export { type MongoOptions, type MongoStorage, openMongo } from './open.ts'
