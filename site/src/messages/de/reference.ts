import type { reference as english } from '../reference.ts'
import type { InGerman } from './words.ts'

export const reference: InGerman<typeof english> = {
  title: 'Die HTTP-API',
  description: 'Jede Operation der API von Throughline, mit Beispielen zum Ausprobieren.',
  lead: 'Was die App kann, kann ein Skript. Wähle eine Operation, um ihre Schemata und Beispiele zu lesen und sie auszuprobieren. Beschrieben sind sie auf Englisch.',
  document: 'OpenAPI-Beschreibung',
  sandbox: 'Sandkasten',
  home: 'Zur App',
  tokens: 'API-Tokens',
  all: 'Alle Bereiche',
  areas: 'Bereiche',
  operations: (count: number) => (count === 1 ? '1 Operation' : `${count} Operationen`),
  problems: {
    title: 'Probleme',
    lead: 'Eine abgelehnte Anfrage antwortet mit einem Problem (RFC 9457). Sein Typ ist die Adresse dessen, was hier steht; vergleiche ihn, nie die Worte.',
    status: 'HTTP-Status',
    all: 'Alle Probleme',
  },
  area: {
    lead: 'Bist du hier angemeldet, fragt „Execute“ in deinem Namen und ändert, was wirklich da ist. Mit einem API-Token unter „Authorize“ fragt es als das Token. Die gezeigten Befehle nehmen deins aus $TOKEN.',
    none: 'Die Operationen zeichnet ein Skript. Ohne es steht dasselbe in der OpenAPI-Beschreibung.',
  },
}
