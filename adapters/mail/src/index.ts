export { type DeliverDeps, deliverMail } from './deliver-mail.ts'
export { createOutboxMailer } from './outbox-mailer.ts'
export { renderMail } from './render-mail.ts'
export { createSmtpMailer } from './smtp-mailer.ts'
