/** What the jobs of the sample say. */

export const jobs = {
  lead: {
    role: 'Leitende Analystin Lieferkette',
    description: `Leitende Analystin Lieferkette (w/m/d), Küche und Tisch.

Sie verantworten die Absatzprognose für rund zweitausend Artikel, setzen den Sicherheitsbestand gemeinsam mit Lager und Vertrieb und finden die Ursache, wenn eine Zahl nicht stimmt. Sie berichten dem Vorstand in jedem Quartal und können in diesem Raum Nein sagen. Sie führen zwei Disponenten, und ab dem zweiten Jahr verantworten Sie das Budget für Verpackung.`,
    person: { role: 'Leiterin Beschaffung', note: 'Fragt nach der Zahl, dann, woher sie kommt.' },
    call: 'Erstes Telefonat',
    panel: {
      title: 'Auswahlgespräch',
      people: 'Helen Marsh, zwei aus dem Vorstand',
      note: 'Fünfundvierzig Minuten, drei Fragen nach Ursachen.',
    },
    applied: 'Mit der Post',
  },
  manager: 'Leiterin Disposition',
  forecasting: 'Leitung Prognose',
}

export const resume = {
  name: 'Für die Leitungsstelle',
  jobDescription: `Leitende Analystin Lieferkette (w/m/d), Küche und Tisch.

Sie verantworten die Absatzprognose für rund zweitausend Artikel, setzen den Sicherheitsbestand gemeinsam mit Lager und Vertrieb und finden die Ursache, wenn eine Zahl nicht stimmt. Sie kennen SQL und Tourenplanung und haben andere in der Planung angeleitet.`,
}
