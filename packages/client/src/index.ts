export { type Client, type ClientOptions, createClient } from './client.ts'
export type { Change, EventOptions } from './events.ts'
export { type Problem, ProblemError } from './problem-error.ts'
export type { Page, PageOptions } from './request.ts'
