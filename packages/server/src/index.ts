export { apiForPage, apiListener, davListener, isApiUrl, isDavUrl, isMcpUrl, mcpListener } from './api-listener.ts'
export { type ComposedServer, composeServer, type Errors } from './compose.ts'
export { compression } from './compression.ts'
export { type Environment, EnvironmentError, readEnvironment } from './environment.ts'
