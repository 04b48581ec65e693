/** An operation, as a reader of the description knows it. */
export interface DescribedOperation {
  method: string
  path: string
  operationId: string
  summary: string
  tags: string[]
  isPublic: boolean
  parameters: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Record<string, unknown> }[]
  requestBody?: { content: Record<string, { schema: Record<string, unknown>; example?: unknown }> }
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>
}

interface Description {
  paths: Record<string, Record<string, Omit<DescribedOperation, 'method' | 'path' | 'isPublic'> & { security: unknown[] }>>
}

/** Every operation of a description. */
export const operationsOf = ({ paths }: Description): DescribedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
      isPublic: operation.security.length === 0,
    })),
  )
