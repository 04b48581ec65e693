import { mock } from '../../../messages/interview-mock.ts'

/** The kinds of questions, in the order they are offered. */
export const questionKinds = Object.keys(mock.kinds) as (keyof typeof mock.kinds)[]
