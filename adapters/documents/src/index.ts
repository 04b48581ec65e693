export { createProcessPrinter, type PrinterOptions } from './process-printer.ts'
export { createResumeSetter, type ResumeSetterOptions } from './resume/resume-setter.ts'
