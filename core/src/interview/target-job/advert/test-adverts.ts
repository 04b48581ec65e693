/** Advertisements as they are pasted, all of them invented. */

export const planner = `Head of Planning
Quillmere Freight Ltd
Location: Leeds (hybrid, two days at home)
Salary: £52,000
Closing date: Tuesday 12 January 2027

About Quillmere
Quillmere Freight Ltd moves chilled food across the north of England.

What you will do
- Lead a team of eight planners
- Forecast demand for three depots

How to apply
Send your CV to jobs@quillmere.example. Interviews take place on 25 January 2027.
`

export const engineer = `Tallowby is hiring a Senior Data Engineer to join our platform team.

This role is based in Ghent, with one day a week at home.

You have
* 5+ years of experience with SQL and Python
* A degree in computer science, or the same by practice

Apply by Jan 31, 2027 with a short letter.
`

export const portal = `Job title
Ward Sister, Paediatrics
Employer
Saltmarsh Community Hospital
Location
Hullbridge, Essex
Contract
Permanent, full-time
Date posted
1 December 2026
Closing date
20 December 2026
`

export const social = `Staff Nurse at Saltmarsh Community Hospital
📍 Hullbridge
We are looking for you!
`

export const german = `Borsum Armaturen GmbH sucht zum nächstmöglichen Zeitpunkt:

Leiter Produktionsplanung (m/w/d)

Standort: Ostrach
Befristet bis zum 31.12.2028

Ihre Aufgaben:
- Fachliche Führung eines Teams von acht Planerinnen und Planern

Ihr Profil:
- Mindestens fünf Jahre Berufserfahrung

Wir freuen uns auf Ihre Bewerbung bis zum 12.01.2027. Eintritt: 1. März 2027.
`

export const germanSentence = `Für unser Team suchen wir ab sofort eine Pflegefachkraft (m/w/d) in Vollzeit.

Arbeitsort: 88356 Ostrach
Bewerbungsfrist: 15. Februar 2027
`

export const germanOfPublic = `Stelle: Sachbearbeitung Bauantrag (w/m/d)
Arbeitgeber: Gemeinde Wolfsgrund
Einsatzort: Rathaus Wolfsgrund
Die Stelle ist unbefristet. Bewerbungsschluss ist der 3. Januar.
`

/** Nothing of it is said for certain. */
export const vague = `About us
We are a friendly team with offices all over the world.

Your role
You lead the forecast of three depots and bring stock down without losing sales.
We work to tight deadlines. 12 January 2027 is the day of our summer party.
You advise our clients in Leeds, Hull and York.

What we offer
A position with responsibility, 30 days of holiday, and a title of your own.
`

/** As the health service writes them: role, body and place at the head by themselves, what one needs in bullets. */
export const clinic = `Clinic Operations Manager
Severn Community Health Trust
Bristol (hybrid, three days on site)

Salary: £48,000 to £55,000, depending on experience and demand
Closing date: 12 January 2027

About the role
You report to the Director of Operations and read what four clinics send you. You own a service redesign.

What you will do
- Run the day-to-day operation of four community clinics
- Improve attendance and reduce waiting times

What you need
- Educated to degree level or equivalent experience
- Experience of managing a budget of more than £1m
- A record of bringing attendance figures up
- Experience of leading change in a clinical setting
- Registered nurse (NMC) or AHP registration
- Able to work with GP practices

Nice to have
- Experience with a patient portal
- A project qualification (PRINCE2 or APM)
`
