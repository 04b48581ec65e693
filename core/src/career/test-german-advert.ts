/** An advertisement as a German firm writes it, with all that is hard to read in it: compounds, shared ends of words, cases and umlauts. */
export const germanAdvert = `Leiter Produktionsplanung (m/w/d) – Borsum Armaturen GmbH, Ostrach

Ihre Aufgaben:
- Fachliche und disziplinarische Führung eines Teams von acht Planerinnen und Planern
- Verantwortung für Kapazitätsplanung, Feinplanung und Auftragssteuerung in vier Fertigungslinien
- Optimierung von Beständen, Durchlaufzeiten und Liefertreue
- Enge Abstimmung mit Einkauf, Vertrieb und Logistik
- Einführung von SAP S/4HANA im Bereich Produktionsplanung
- Kennzahlen aufbauen und der Geschäftsleitung berichten

Ihr Profil:
- Abgeschlossenes Studium im Bereich Wirtschaftsingenieurwesen, Logistik oder vergleichbare Ausbildung
- Mindestens fünf Jahre Berufserfahrung in der Produktionsplanung eines Industrieunternehmens
- Sehr gute Kenntnisse in SAP PP und MS Excel
- Erfahrung mit Lean Management und Rüstzeitoptimierung (SMED) von Vorteil
- Verhandlungssichere Deutsch- und gute Englischkenntnisse
- Durchsetzungsvermögen, Kommunikationsstärke und eine strukturierte Arbeitsweise

Wir bieten: flexible Arbeitszeiten, 30 Tage Urlaub, betriebliche Altersvorsorge und Jobrad.
`
