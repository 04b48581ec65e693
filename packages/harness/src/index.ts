export { everyItem, newPerson, type Person, type SignedIn, signUp } from './person.ts'
export { type RunningServer, type ServerOptions, startServer } from './running-server.ts'
export { type Screen, screens } from './screens.ts'
export { searches, seedTasks, taskAt } from './workload.ts'
