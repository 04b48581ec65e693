import mammoth from 'mammoth'
import { jpeg } from '../test-pictures.ts'
import { readPdf } from '../test-read-pdf.ts'
import { createResumeSetter } from './resume-setter.ts'
import { resumeSetterContract } from './test-setter-contract.ts'

const textOf = async (docx: Uint8Array) => (await mammoth.extractRawText({ buffer: Buffer.from(docx) })).value

resumeSetterContract('process', { create: createResumeSetter, readPdf, readDocx: textOf, picture: jpeg })
