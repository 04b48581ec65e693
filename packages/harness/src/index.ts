export { everyItem, newPerson, type Person, type SignedIn, signUp } from './person.ts'
export { type RunningServer, type ServerOptions, startServer } from './running-server.ts'
