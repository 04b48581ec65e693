import PDFDocument from 'pdfkit'
import type { About } from '../setter.ts'

/** An empty document without pages, tagged, that has no font yet. */
export const createPdf = ({ title, author, language, paper }: About, margins: Record<'top' | 'bottom' | 'left' | 'right', number>) =>
  new PDFDocument({
    size: paper === 'letter' ? 'LETTER' : 'A4',
    margins,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    // What is `null` here is no font at all: none of PDFKit's own is wanted, as they cannot be embedded.
    font: null as never,
    info: { Title: title, Author: author, Creator: 'Throughline', Producer: 'Throughline' },
  })
