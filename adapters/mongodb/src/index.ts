export { type MongoHoldings, openMongoHoldings } from './holdings.ts'
export { type MongoOptions, type MongoStorage, openMongo } from './open.ts'
