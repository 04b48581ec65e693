declare module '@jsonresume/schema' {
  export function validate(resume: unknown, callback: (faults: readonly unknown[] | null, isValid: boolean) => void): void
}
