/** Of care, teaching, science, arts, words and tongues. */
export const people = `
Nursing | Patient care | Krankenpflege | Pflege
Elderly care | Altenpflege
Intensive care | Intensivpflege
Wound care | Wundversorgung
Medication management | Medikamentengabe
Venepuncture | Taking blood | Blutentnahme
Midwifery | Hebammenwesen
Paramedicine | Emergency medicine | Rettungsdienst
Physiotherapy | Physiotherapie
Occupational therapy | Ergotherapie
Speech therapy | Logopädie
Dental assistance | Zahnmedizinische Assistenz
Pharmacy | Dispensing | Pharmazie
Radiography | Röntgen
Ultrasound | Sonography | Sonografie
Clinical trials | Clinical research | Klinische Studien
Good clinical practice | GCP
Medical coding | ICD-10
Electronic health records | Patient records
Infection control | Infektionsschutz
Psychotherapy | Psychotherapie
Cognitive behavioural therapy | CBT
Counselling | Counseling
Social work | Sozialarbeit
Youth work | Jugendarbeit
Child care | Childcare | Kinderbetreuung
Early years education | Frühpädagogik
Safeguarding | Kinderschutz
Case management | Fallmanagement
Conflict mediation | Mediation
Crisis intervention | Krisenintervention
Veterinary care | Tiermedizin
=Teaching | Unterrichten
Lesson planning | Unterrichtsplanung
Curriculum design | Lehrplanentwicklung
Classroom management | Klassenführung
Special needs education | Sonderpädagogik
Adult education | Erwachsenenbildung
Online teaching | E-learning
Tutoring | Nachhilfe
Mentoring
Coaching
Training delivery | Staff training | Schulungen
Workshop facilitation | Facilitation | Moderation
Public speaking | Öffentliches Reden
Presentations | Presenting | Präsentieren
Team leadership | Leading teams | Teamleitung
Line management | People management | Personalführung
Performance reviews | Mitarbeitergespräche
Scientific research | Forschung
Literature reviews | Literature review | Literaturrecherche
Academic writing | Wissenschaftliches Schreiben
Peer review
Laboratory work | Lab work | Laborarbeit
Cell culture | Zellkultur
PCR | Polymerase chain reaction
Microscopy | Mikroskopie
Chromatography | HPLC | Chromatografie
Spectroscopy | Spektroskopie
Bioinformatics | Bioinformatik
Ecology fieldwork | Field surveys | Kartierung
Archival research | Archivarbeit
Library cataloguing | Katalogisierung
Copywriting | Werbetexten
Editing | Copy editing | Lektorat
Proofreading | Korrekturlesen
Journalism | Journalismus
Interviewing | Interviewführung
Translation | Übersetzen
Interpreting | Dolmetschen
Subtitling | Untertitelung
Storytelling
Screenwriting | Drehbuchschreiben
Blogging
Podcasting | Podcasts
Photography | Fotografie
Photo editing | Adobe Photoshop | Photoshop | Bildbearbeitung
Adobe Illustrator
Adobe InDesign | InDesign
Adobe Lightroom | Lightroom
Graphic design | Grafikdesign
Typography | Typografie
Illustration
Animation | Motion design | After Effects
Film making | Filmmaking | Filmproduktion
Video editing | Premiere Pro | Final Cut Pro | Videoschnitt
Sound engineering | Tontechnik
Audio editing | Audioschnitt
Music production | Musikproduktion
Piano | Klavier
Guitar | Gitarre
Violin | Geige
Singing | Gesang
Stage acting | Schauspiel
Stage management | Inspizienz
Lighting technology | Lichttechnik
=Dance | Tanz
Choreography | Choreografie
Interior design | Innenarchitektur
Architecture | Architektur
Urban planning | Stadtplanung
Fashion design | Modedesign
Exhibition design | Ausstellungsgestaltung
Museum education | Museumspädagogik
Policy analysis | Politikanalyse
Public administration | Öffentliche Verwaltung
Community organising | Community organizing | Gemeinwesenarbeit
Volunteer coordination | Ehrenamtskoordination
Refereeing | Schiedsrichterwesen
Sports coaching | Trainerschein
English language | Business English
German language | Deutsch als Fremdsprache
French language | Business French
Spanish language | Business Spanish
Sign language | British Sign Language | Gebärdensprache
`
