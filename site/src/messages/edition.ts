/** The words of documents that were handed out. */
export const edition = {
  note: 'Who has it?',
  field: 'note',
  did: 'Noted who has the document.',
}
