export { createMcp, type Mcp, type McpDeps } from './mcp.ts'
