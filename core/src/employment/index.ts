// What firms and jobs are called. Free of zod, as rules that a browser imports by themselves rest on it.
export * from './legal-form.ts'
export * from './role-nouns.ts'
