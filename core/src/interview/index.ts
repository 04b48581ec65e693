export type { LibraryQuestion } from './question/bank-question.ts'
export { libraryQuestion, libraryQuestions } from './question/library/index.ts'
export * from './question/schema.ts'
