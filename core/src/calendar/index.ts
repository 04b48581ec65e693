export * from './feed/change-feed.ts'
export { findCalendarFeed, listCalendarFeeds, readCalendarFeed } from './feed/read-feeds.ts'
export * from './feed/schema.ts'
export { writeCalendarFeed } from './feed/write-feed.ts'
