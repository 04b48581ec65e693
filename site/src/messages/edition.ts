/** The words of documents that were handed out. */
export const edition = {
  note: 'Who has it?',
  did: 'Noted who has the document.',
}
