/** What a mail says around its list, if it has one. */
export interface Words {
  subject: string
  /** Paragraphs before the button and after it. */
  before: string[]
  button: string
  after: string[]
}
