/** The pages of the app for whoever renders them without a server: packages/demo, in a worker of the browser. */
export { createApp } from 'astro/app/entrypoint'
export { language } from '../../src/messages/language.ts'
