/** Words that questions ask for a competency by, beside those that tell of it; as `Competency` writes cues. */
export const askedBy: Readonly<Record<string, string>> = {
  planning: 'how do you plan, organise yourself, organize yourself, organised, organized, prepare for, planen, organisieren, vorbereit*',
  prioritising:
    'competing, juggl*, several tasks, multiple, too much to do, workload, conflicting, mehrere aufgaben, gleichzeitig, wichtiger',
  delivery: 'deadline*, meet your target, see through, finish*, achiev*, accomplish*, results, ergebnis*, erfolg*, termin*, ziel erreicht',
  quality: 'attention to detail, mistake before, high standard*, thorough*, error*, sorgfalt*, genau*',
  improving: 'more efficient, better way, inefficien*, save time, process, processes, effizient*, besser gemacht',
  initiative: 'initiative, above and beyond, extra mile, proactiv*, without being asked, self-starter, eigeninitiative, von sich aus',
  resilience:
    'stress*, pressure, setback*, fail*, failure*, overwhelm*, rejection, bounce back, druck, scheitern, gescheitert, rückschlag*, rückschläg*, belast*',
  risk: 'risk*, unsafe, danger*, worst case, go wrong, gefahr*, risiko*',
  budget: 'budget*, money, afford, expensive, cost, costs, geld, kosten',
  'finding-causes':
    'solve a problem, solved a problem, complex problem*, difficult problem*, troubleshoot*, root cause*, problem lösen, problem gelöst, ursache*',
  forecasting: 'data, numbers, analysis, analytical, analy*, zahlen, daten',
  deciding: 'decision*, decide*, choose, trade-off*, tough call, incomplete information, entscheid*, entschieden',
  creativity: 'creativ*, innovat*, new idea*, outside the box, original*, kreativ*, neue idee*',
  learning: 'learn*, feedback, criticism, develop yourself, new skill*, weakness*, gelernt, lernen, kritik, schwach*, schwäche*, schwächen',
  expertise: 'technical*, walk me through, how does, how would you build, most complex, fachlich*, strength*, starke*, stärke*',
  strategy: 'strateg*, long term, long-term, vision, five years, big picture, langfristig*, fünf jahre*',
  integrity: 'ethic*, honest*, mistake you, mistake*, own up, integrity, values, dilemma*, wrong thing, ehrlich*, fehler*, werte',
  writing: 'write, written, document*, e-mail, schreiben, schriftlich*',
  speaking:
    'present*, public speaking, explain*, communicat*, tell me about yourself, introduce yourself, erklär*, präsent*, stellen sie sich',
  listening: 'listen*, understand what, needs, empath*, zuhör*, bedürfnis*',
  collaboration:
    'team, teamwork, team player, work with others, cross-functional, collaborat*, colleague*, co-worker*, coworker*, zusammenarbeit*, kollege*, kollegin*',
  conflict:
    'conflict*, disagree*, difficult person, difficult people, difficult colleague, difficult coworker, difficult co-worker, argument, clash*, did not get along, konflikt*, meinungsverschiedenheit*, schwieriger kollege, schwierigen kolleg*, schwierige menschen, uneinig*',
  influence: 'influenc*, persuad*, convinc*, buy-in, stakeholder*, without authority, überzeug*',
  negotiation: 'negotiat*, salary, compensation, bargain*, offer from, verhandel*, gehalt*',
  customers: 'customer*, client*, user, users, guest*, complain*, kunde*, kundin*, beschwer*, nutzer*',
  care: 'patient, patients, pupil*, resident*, children, vulnerable, safeguarding, parents, relatives, patient*, bewohner*, schüler*, angehörige*',
  inclusion: 'divers*, inclusi*, inclusive, bias, different background*, accessib*, vielfalt, inklusi*',
  leadership:
    'lead, led, leader*, leadership, manage people, manage a team, managed a team, your team, underperform*, motivat*, direct report*, führ*, führung*, mitarbeit*',
  teaching: 'teach*, taught, mentor*, coach*, train*, lesson*, classroom, unterricht*, beibring*, anleit*',
  delegation: 'delegat*, hand over, handover, delegier*, übergabe*',
  hiring: 'hire*, hiring, recruit*, candidate*, build a team, built a team, einstell*, bewerber*',
  change: 'change you, changes, adapt*, ambigu*, uncertain*, transition, reorgani*, new system, veränderung*, umstell*, anpass*',
}
