export const reference = {
  title: 'The HTTP API',
  description: 'Every operation of the Throughline API, with examples to try.',
  lead: 'What the app can do, a script can do. Choose an operation to see its schemas and examples, and to try it.',
  document: 'OpenAPI description',
  sandbox: 'Sandbox',
  home: 'Open the app',
  tokens: 'API tokens',
  all: 'All areas',
  areas: 'Areas',
  operations: (count: number) => (count === 1 ? '1 operation' : `${count} operations`),
  problems: {
    title: 'Problems',
    lead: 'A refused request answers with a problem (RFC 9457). Its type is the address of what is said here; compare that, never the words.',
    status: 'HTTP status',
    all: 'All problems',
  },
  area: {
    lead: 'Signed in here, “Execute” asks as you, and changes what is really there. With an API token under “Authorize” it asks as the token. The commands shown take yours from $TOKEN.',
    none: 'The operations need JavaScript. Without it, the same is in the OpenAPI description.',
  },
}
