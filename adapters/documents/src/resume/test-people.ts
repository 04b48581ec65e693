import type { ResumeContent } from '@throughline/core/resume'
import { groupOf, headerOf, linkOf, recordsOf, referencesOf, resumeOf, summaryOf, wordsOf } from './test-contents.ts'

/** Résumés of invented people, of three trades, papers and lengths. */
export const resumePeople: Readonly<Record<'analyst' | 'nurse' | 'siteManager', ResumeContent>> = {
  analyst: resumeOf(
    headerOf('Ines Varga', 'Senior supply-chain analyst', [
      linkOf('Leeds', null),
      linkOf('ines.varga@post.example', 'mailto:ines.varga@post.example'),
      linkOf('+44 113 496 0142', 'tel:+441134960142'),
    ]),
    [
      summaryOf(
        'I find out why a forecast is wrong, fix it with the people who can see the goods, and leave behind a rule they can explain.',
      ),
      recordsOf('work', 'Experience', [
        groupOf('Pellworth Kitchenware', 'Leeds', [
          {
            position: 'Senior supply-chain analyst',
            dates: 'March 2023 to now',
            lines: [
              'Traced a 4,180-unit trade-fair order that had bent the bakeware forecast for fifteen months; accuracy of the family rose from 69 to 78 %.',
              'Cut stock-outs on the top 40 lines from 6.8 to 3.1 % by replacing levels set by feel with weeks of cover, agreed with warehouse and sales.',
              'Put sales and supply on one promo calendar; accuracy rose by 1.6 points in the first week it was right.',
              'Brought the Monday shortage meeting from 55 to 20 minutes.',
              'Took eleven dead lines off the list and freed 126 pallet places.',
            ],
          },
        ]),
        groupOf('Quillmere Freight', 'Hull', [
          {
            position: 'Logistics planner',
            dates: 'September 2019 to February 2023',
            lines: [
              'Moved 1,140 weekly drops to a four-day round; cost a drop fell by 8.4 %.',
              'Wrote the loading plan two depots still use.',
            ],
          },
        ]),
      ]),
      wordsOf('skills', 'Skills', [
        'Demand forecasting',
        'safety stock and cover',
        'root-cause analysis',
        'SQL',
        'spreadsheet modelling',
        'running a short meeting',
      ]),
      recordsOf('education', 'Education', [
        groupOf('Wharfedale University', '', [{ position: 'BSc Geography and logistics', dates: '2016 to 2019' }]),
      ]),
      wordsOf('languages', 'Languages', ['English', 'Hungarian', 'Italian (reading)']),
    ],
  ),
  nurse: resumeOf(
    headerOf('Marisol Tennant', 'Registered nurse, critical care', [
      linkOf('Duluth, Minnesota', null),
      linkOf('marisol.tennant@post.example', 'mailto:marisol.tennant@post.example'),
      linkOf('(218) 555-0187', 'tel:+12185550187'),
      linkOf('tennant-rn.example', 'https://tennant-rn.example/'),
    ]),
    [
      summaryOf(
        'Critical-care nurse with eleven years at the bedside and four leading a shift. I keep a unit calm by keeping its numbers honest: what we count, we talk about at handover, and what we talk about gets better.',
        'Summary',
      ),
      recordsOf('work', 'Experience', [
        groupOf(
          'Harrow Lake Medical Center',
          'Duluth, MN',
          [
            {
              position: 'Charge nurse, medical intensive care',
              dates: 'May 2022 to present',
              summary: 'Leads night shifts of nine to twelve nurses on a 22-bed unit; sits on the sepsis and staffing committees.',
              lines: [
                'Cut central-line infections from 1.9 to 0.4 per 1,000 line days within a year, by moving the bundle check into bedside handover.',
                'Brought the time to first antibiotic in sepsis from 71 to 38 minutes with a stocked cart and one standing order.',
                'Took over the float roster; unfilled night shifts fell from 14 a month to 3, without agency hours.',
                'Precepted sixteen new nurses; fifteen were still on the unit after two years.',
              ],
            },
            {
              position: 'Staff nurse, medical intensive care',
              dates: 'June 2017 to May 2022',
              lines: [
                'Cared for one to two ventilated patients a shift, including proning and continuous renal replacement.',
                'Wrote the checklist for transport within the hospital that five units now use; no line was lost in 410 transports.',
                'Trained 48 colleagues in early mobility; mean ventilator days fell from 6.2 to 4.9.',
              ],
            },
          ],
          'June 2017 to present',
        ),
        groupOf('St. Ottilie Community Hospital', 'Two Harbors, MN', [
          {
            position: 'Staff nurse, emergency department',
            dates: 'August 2014 to May 2017',
            lines: [
              'Triaged some 40 patients a shift in a rural department of eleven bays.',
              'Reworked triage of chest pain with two physicians: door to first ECG from 17 to 8 minutes.',
              'Ran the evacuation of the ground floor when the boiler room flooded; 23 patients were moved in 50 minutes, none harmed.',
            ],
          },
        ]),
        groupOf('Birchgate Home Care', 'Duluth, MN', [
          {
            position: 'Nursing assistant',
            dates: '2012 to 2014',
            lines: ['Looked after six people in their homes while studying, two of them through their last weeks.'],
          },
        ]),
      ]),
      recordsOf('education', 'Education', [
        groupOf('Arrowhead State College', 'Duluth, MN', [
          {
            position: 'Bachelor of Science in Nursing',
            dates: '2010 to 2014',
            details: ['Nursing, magna cum laude; thesis on handover in small hospitals'],
          },
        ]),
      ]),
      recordsOf('certificate', 'Licenses and certificates', [
        groupOf('Minnesota Board of Nursing', '', [{ position: 'Registered nurse', dates: 'since 2014' }]),
        groupOf('National Council of Acute Care', '', [{ position: 'Certified critical-care nurse', dates: '2019, renewed 2025' }]),
        groupOf('', '', [{ position: 'Advanced cardiac life support, instructor', dates: '2021' }]),
      ]),
      recordsOf('volunteer', 'Volunteering', [
        groupOf('North Shore Search and Rescue', '', [
          {
            position: 'Medical lead',
            dates: '2018 to present',
            lines: [
              'Teaches wilderness first aid to 30 volunteers a year.',
              'Plans medical cover of the winter marathon: 1,900 starters, two aid stations, one hour to the nearest hospital.',
            ],
          },
        ]),
      ]),
      recordsOf('publication', 'Publications', [
        groupOf('Upper Midwest Journal of Nursing', '', [
          { position: 'The bundle belongs at the bedside', dates: 'November 2024', url: 'https://umjn.example/2024/bundle' },
        ]),
      ]),
      wordsOf('skills', 'Skills', [
        'Ventilator management',
        'continuous renal replacement',
        'hemodynamic monitoring',
        'sepsis care',
        'precepting',
        'shift leadership',
        'root-cause analysis',
        'Epic',
      ]),
      wordsOf('languages', 'Languages', ['English (native)', 'Spanish (fluent)']),
      referencesOf('References', [
        { name: 'Dr. Anneke Rourke, medical director', text: 'The unit I would want to wake up on is the one she is in charge of.' },
      ]),
    ],
    { paper: 'letter', language: 'en-US' },
  ),
  siteManager: resumeOf(
    headerOf('Jörg Habermüller', 'Bauleiter Holzbau, Zimmerermeister', [
      linkOf('Kempten (Allgäu)', null),
      linkOf('j.habermueller@post.example', 'mailto:j.habermueller@post.example'),
      linkOf('+49 831 5550 218', 'tel:+498315550218'),
    ]),
    [
      summaryOf(
        'Vom Abbund zur Bauleitung: Ich kenne jedes Gewerk, das ich koordiniere, von der Baustelle her. Meine Häuser werden fertig, wann es im Plan steht, und sind danach dicht.',
        'Profil',
      ),
      recordsOf('work', 'Berufserfahrung', [
        groupOf(
          'Lindacher Holzbau GmbH',
          'Kempten',
          [
            {
              position: 'Bauleiter',
              dates: 'April 2019 bis heute',
              lines: [
                'Elf mehrgeschossige Wohnbauten in Holztafelbauweise geleitet, zusammen 214 Wohnungen und 38,6 Mio. € Bausumme.',
                'Bauzeit je Geschoss von 15 auf 9 Arbeitstage verkürzt, weil Fenster und Dämmung schon im Werk eingebaut werden.',
                'Mängel bei der Abnahme von 6,2 auf 1,8 je Wohnung gesenkt: ein Rundgang je Woche, ein Foto je Mangel, eine Frist.',
                'Drei Jahre ohne meldepflichtigen Unfall auf eigenen Baustellen.',
              ],
            },
            {
              position: 'Vorarbeiter, dann Polier',
              dates: 'März 2013 bis März 2019',
              lines: [
                'Kolonnen von sechs bis vierzehn Zimmerern geführt, darunter vier Auszubildende mit Abschluss.',
                'Die Aufstockung einer Grundschule in den sechs Wochen der Sommerferien gerichtet und geschlossen.',
              ],
            },
          ],
          'März 2013 bis heute',
        ),
        groupOf('Zimmerei Obermoser', 'Oberstdorf', [
          {
            position: 'Zimmerergeselle',
            dates: '2007 bis 2013',
            lines: [
              'Dachstühle, Gauben und Balkone, überwiegend im Bestand; 41 Dächer saniert.',
              'Abbund von Hand und an der Maschine; CAD für die Werkplanung eingeführt.',
            ],
          },
        ]),
      ]),
      recordsOf('education', 'Ausbildung', [
        groupOf('Handwerkskammer für Schwaben', 'Augsburg', [{ position: 'Meisterprüfung im Zimmererhandwerk', dates: '2016' }]),
        groupOf('Zimmerei Obermoser', 'Oberstdorf', [{ position: 'Ausbildung zum Zimmerer', dates: '2004 bis 2007' }]),
      ]),
      recordsOf('certificate', 'Nachweise', [
        groupOf('', '', [{ position: 'SiGeKo nach RAB 30', dates: '2020' }]),
        groupOf('', '', [{ position: 'Kranführerschein', dates: '2014' }]),
      ]),
      wordsOf('skills', 'Kenntnisse', [
        'Bauzeitenplanung',
        'VOB/B und Nachträge',
        'Abbund und Elementbau',
        'Brandschutz im Holzbau',
        'Ausschreibung',
      ]),
      wordsOf('languages', 'Sprachen', ['Deutsch (Muttersprache)', 'Italienisch (B1)']),
      wordsOf('interests', 'Außerdem', ['Bergwacht', 'alte Dachstühle']),
    ],
    { language: 'de-DE', title: 'Jörg Habermüller, Bauleitung' },
  ),
}
