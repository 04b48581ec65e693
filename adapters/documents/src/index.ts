export { createProcessPrinter, type PrinterOptions } from './process-printer.ts'
